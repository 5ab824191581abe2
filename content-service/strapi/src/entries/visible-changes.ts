/**
 * Actions of Strapi's documents after which visitors may see another entry. `clone` makes an entry without the action
 * `create`.
 */
export const visibleChanges: ReadonlySet<string> = new Set([
  'create',
  'clone',
  'update',
  'publish',
  'unpublish',
  'delete',
]);
