/**
 * Which rights a version offers a role for the first time. A right is offered once: what an administrator took away
 * stays away.
 */
export interface Right {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions?: unknown[];
}

/** Fields that were offered with each right; a right without fields has an empty list. */
export type OfferedFields = Record<string, string[]>;

const keyOf = ({ action, subject }: Right) => (subject === null ? action : `${action} ${subject}`);
const fieldsOf = ({ properties }: Right) => properties.fields ?? [];
/** Fields of a component are named after it: `look.colour`. */
const firstName = (field: string) => field.split('.', 1)[0];

export const offeredIn = (rights: readonly Right[]): OfferedFields =>
  Object.fromEntries(rights.map((right) => [keyOf(right), fieldsOf(right)]));

/**
 * For a Strapi that remembers nothing: a field or a collection was offered if any role has it.
 * @param held by all roles but the one that always has every right
 */
export function offeredBefore(wanted: readonly Right[], held: readonly Right[]): OfferedFields {
  const fields = new Map<string, Set<string>>();
  for (const right of held) {
    const place = right.subject ?? right.action;
    const known = fields.get(place) ?? new Set();
    for (const field of fieldsOf(right)) known.add(field);
    fields.set(place, known);
  }
  return Object.fromEntries(
    wanted.flatMap((right) => {
      const known = fields.get(right.subject ?? right.action);
      return known ? [[keyOf(right), fieldsOf(right).filter((field) => known.has(field))]] : [];
    }),
  );
}

/** What is to be granted: whole rights, and rights with the new fields only. */
export function newRights(wanted: readonly Right[], held: readonly Right[], offered: OfferedFields): Right[] {
  const holds = new Map(held.map((right) => [keyOf(right), new Set(fieldsOf(right))]));
  return wanted.flatMap((right) => {
    const before = offered[keyOf(right)];
    const has = holds.get(keyOf(right));
    if (!before) return [right];
    if (!has) return [];
    const known = new Set(before);
    // A component of which nothing was left to the role gets no new field.
    const refused = new Set(before.map(firstName));
    for (const field of has) refused.delete(firstName(field));
    const fields = fieldsOf(right).filter((field) => !known.has(field) && !refused.has(firstName(field)));
    return fields.length > 0 ? [{ ...right, properties: { ...right.properties, fields } }] : [];
  });
}

/** The rights of a role with those that are granted. */
export function withRights(held: readonly Right[], granted: readonly Right[]): Right[] {
  const added = new Map(granted.map((right) => [keyOf(right), right]));
  const extended = held.map((right) => {
    const more = added.get(keyOf(right));
    added.delete(keyOf(right));
    if (!more?.properties.fields) return right;
    const fields = [...new Set([...fieldsOf(right), ...fieldsOf(more)])];
    return { ...right, properties: { ...right.properties, fields } };
  });
  return [...extended, ...added.values()];
}

/** `article (visibleFrom, visibleUntil), work`: each collection once, with its fields unless all of it is new. */
export function rightsInWords(granted: readonly Right[], offered: OfferedFields): string {
  const places = new Map<string, Set<string>>();
  for (const right of granted) {
    const place = right.subject?.split('.').at(-1) ?? right.action;
    const fields = places.get(place) ?? new Set();
    if (offered[keyOf(right)]) for (const field of fieldsOf(right)) fields.add(firstName(field) ?? field);
    places.set(place, fields);
  }
  return [...places]
    .map(([place, fields]) => (fields.size > 0 ? `${place} (${[...fields].join(', ')})` : place))
    .join(', ');
}
