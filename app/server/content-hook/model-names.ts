/** Names that a content service's messages give to collections and models. Pure. */
import { allCollections, type Collection } from '~/content/collections';

/**
 * The collection that a content service means by a name: a model's uid (`api::eco-new.eco-new`), its singular or its
 * plural, a path or a table (`eco_news`), with or without the namespace.
 *
 * @returns undefined when it is not on the list
 */
export function collectionNamed(name: string, namespace: string): Collection | undefined {
  const stem = stemOf(name, namespace);
  return allCollections.find(({ path, models }) =>
    [path.replace('{namespace}-', ''), ...models].some((candidate) => stemOf(candidate, namespace) === stem),
  );
}

/** Content that visitors send and no page shows; its changes affect no page. */
const unshownModels: readonly string[] = ['complaint'];

/** Whether visitors see nothing of the entries of a model, by any of its names. */
export const isUnshown = (name: string, namespace: string) => unshownModels.includes(stemOf(name, namespace));

/** The last part of a name, the same for singular and plural: Strapi makes up the one that is missing. */
function stemOf(name: string, namespace: string): string {
  const lastPart = name
    .toLowerCase()
    .replace(/^.*[/:.]/, '')
    .replaceAll('_', '-');
  const unprefixed = lastPart.startsWith(`${namespace}-`) ? lastPart.slice(namespace.length + 1) : lastPart;
  return unprefixed.replace(/y$/, 'ies').replace(/[es]+$/, '');
}
