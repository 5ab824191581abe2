/** `pageLayout` of the wire: Strapi keeps no dynamic zone in a component, so layout and blocks are attributes. */
type Tree = Record<string, unknown>;

/** The query in Strapi's form: a query for `pageLayout`, or for everything, gets complete blocks. */
export function askForPages(query: Tree, whole: Tree): Tree {
  const { populate, fields } = query;
  if (populate === '*') return { ...query, populate: { ...whole, localizations: true } };
  if (typeof populate !== 'object' || populate === null || !('pageLayout' in populate)) return query;
  const { pageLayout: _, ...others } = populate as Tree;
  const listed = Array.isArray(fields) ? { fields: [...fields, 'layout'] } : {};
  return { ...query, ...listed, populate: { ...others, blocks: whole.blocks } };
}

export function asPage(entry: unknown): Tree {
  const { layout, blocks, ...page } = entry as Tree;
  return blocks === undefined ? page : { ...page, pageLayout: { layout, blocks } };
}
