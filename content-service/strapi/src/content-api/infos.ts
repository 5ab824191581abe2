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

/** The query for the stored relation, without the step from the info to the entry inside. */
export function askForEntries(query: Tree, infos: Infos | null): Tree {
  if (!infos) return query;
  return {
    ...query,
    ...(query.filters === undefined ? {} : { filters: filtersOfRelation(query.filters, infos) }),
    ...(isTree(query.populate) ? { populate: populateOfRelation(query.populate, infos) } : {}),
  };
}

/** A filter of the entry inside becomes one of the related entry. */
function filtersOfRelation(filters: unknown, infos: Infos): unknown {
  if (Array.isArray(filters)) return filters.map((filter) => filtersOfRelation(filter, infos));
  if (!isTree(filters)) return filters;
  return Object.fromEntries(
    Object.entries(filters).map(([key, value]) => {
      if (key !== infos.attribute || !isTree(value)) return [key, filtersOfRelation(value, infos)];
      const { [infos.inside]: filtersInside, ...filtersOfInfo } = value;
      return [key, isTree(filtersInside) ? { ...filtersOfInfo, ...filtersInside } : filtersOfInfo];
    }),
  );
}

/** The related entry is populated without the entry inside, which `asInfos` adds. */
function populateOfRelation(populate: Tree, infos: Infos): Tree {
  const infoQuery = populate[infos.attribute];
  if (!isTree(infoQuery)) return populate;
  const { populate: infoPopulate, ...otherParts } = infoQuery;
  const populated = isTree(infoPopulate)
    ? Object.entries(infoPopulate).filter(([key]) => key !== infos.inside)
    : [];
  const relationQuery =
    populated.length > 0 ? { ...otherParts, populate: Object.fromEntries(populated) } : otherParts;
  return {
    ...populate,
    [infos.attribute]: Object.keys(relationQuery).length > 0 ? relationQuery : true,
  };
}

/** Whether a query wants the entry inside of each info. */
export function asksForInside({ populate }: Tree, infos: Infos | null): boolean {
  if (!infos) return false;
  if (populate === '*') return true;
  const infoQuery = isTree(populate) ? populate[infos.attribute] : undefined;
  const infoPopulate = isTree(infoQuery) ? infoQuery.populate : undefined;
  return isTree(infoPopulate) ? infos.inside in infoPopulate : infoPopulate === '*';
}

/** Puts each entry inside its info. */
export function asInfos(entries: Entry[], { attribute, inside }: Infos): void {
  for (const entry of entries) {
    const related = entry[attribute];
    if (Array.isArray(related))
      entry[attribute] = related.map((info: Entry) => ({ ...info, [inside]: { ...info } }));
  }
}
