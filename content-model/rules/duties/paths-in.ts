/** Every path of the site that a value leads to, in links, buttons and texts: HTML, or an editor's Markdown. */
export function pathsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/(?:\]\(<?|href="|^)(\/[^\s)"'>?#]*)/g)].map(([, path = '']) => path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(pathsIn);
}
