/** What a content service calls a collection. Pure. */
import { type Collection, collections } from './collections';

/** Content that visitors send and no page shows; its changes affect no page. */
const unshownModels: readonly string[] = ['complaint'];

/**
 * The collection that a content service means by a name: a model's uid (`api::eco-new.eco-new`), its singular or its
 * plural, a path or a table (`eco_news`), with or without the namespace.
 *
 * @returns undefined when it is not on the list
 */
export function collectionNamed(name: string, namespace: string): Collection | undefined {
  const asked = stemOf(name, namespace);
  return Object.values<Collection>(collections).find(({ path, models }) =>
    [path.replace('{namespace}-', ''), ...models].some((own) => stemOf(own, namespace) === asked),
  );
}

/** Whether visitors see nothing of entries of that name. */
export const isUnshown = (name: string, namespace: string) => unshownModels.includes(stemOf(name, namespace));

/** The last part of a name, the same for singular and plural: Strapi makes up the one that is missing. */
function stemOf(name: string, namespace: string): string {
  const short = name
    .toLowerCase()
    .replace(/^.*[/:.]/, '')
    .replaceAll('_', '-');
  const own = short.startsWith(`${namespace}-`) ? short.slice(namespace.length + 1) : short;
  return own.replace(/y$/, 'ies').replace(/[es]+$/, '');
}
