/**
 * Infos: a relation that is sent as an object of its own with the entry inside, `campus_infos: [{title, slug, campus:
 * {title, slug}}]`. Editors choose only the campus, so the stored relation leads to the campus itself.
 */
export interface Infos {
  attribute: string;
  inside: string;
}

export type Entry = Record<string, unknown>;
type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The query as the relation has it: without the step to the entry inside. */
export function askForEntries(query: Tree, infos: Infos | null): Tree {
  if (!infos) return query;
  return {
    ...query,
    ...(query.filters === undefined ? {} : { filters: liftedFilters(query.filters, infos) }),
    ...(isTree(query.populate) ? { populate: liftedPopulate(query.populate, infos) } : {}),
  };
}

function liftedFilters(filters: unknown, infos: Infos): unknown {
  if (Array.isArray(filters)) return filters.map((one) => liftedFilters(one, infos));
  if (!isTree(filters)) return filters;
  return Object.fromEntries(
    Object.entries(filters).map(([key, value]) => {
      if (key !== infos.attribute || !isTree(value)) return [key, liftedFilters(value, infos)];
      const { [infos.inside]: inside, ...own } = value;
      return [key, isTree(inside) ? { ...own, ...inside } : own];
    }),
  );
}

function liftedPopulate(populate: Tree, infos: Infos): Tree {
  const asked = populate[infos.attribute];
  if (!isTree(asked)) return populate;
  const { populate: inner, ...own } = asked;
  const kept = isTree(inner) ? Object.entries(inner).filter(([key]) => key !== infos.inside) : [];
  const rest = kept.length > 0 ? { populate: Object.fromEntries(kept) } : {};
  const lifted = { ...own, ...rest };
  return { ...populate, [infos.attribute]: Object.keys(lifted).length > 0 ? lifted : true };
}

/** Puts each entry inside its info. */
export function asInfos(entries: Entry[], { attribute, inside }: Infos): void {
  for (const entry of entries) {
    const related = entry[attribute];
    if (Array.isArray(related))
      entry[attribute] = related.map((one: Entry) => ({ ...one, [inside]: { ...one } }));
  }
}
