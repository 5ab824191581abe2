/**
 * Finds the rights that a version of the project offers a role for the first time. A right is offered once: one that an
 * administrator has taken away stays away. Pure.
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
/** The component of `look.colour` is `look`; any other field is its own. */
const componentOf = (field: string) => field.split('.', 1)[0];

export const offeredIn = (rights: readonly Right[]): OfferedFields =>
  Object.fromEntries(rights.map((right) => [keyOf(right), fieldsOf(right)]));

/**
 * For a Strapi that remembers no offer: a field or a collection was offered if any role has it.
 *
 * @param rightsOfRoles those of all roles but the one that always has every right
 */
export function offeredBefore(intended: readonly Right[], rightsOfRoles: readonly Right[]): OfferedFields {
  const fieldsBySubject = new Map<string, Set<string>>();
  for (const right of rightsOfRoles) {
    const subject = right.subject ?? right.action;
    const fields = fieldsBySubject.get(subject) ?? new Set();
    for (const field of fieldsOf(right)) fields.add(field);
    fieldsBySubject.set(subject, fields);
  }
  return Object.fromEntries(
    intended.flatMap((right) => {
      const fields = fieldsBySubject.get(right.subject ?? right.action);
      return fields ? [[keyOf(right), fieldsOf(right).filter((field) => fields.has(field))]] : [];
    }),
  );
}

/** The rights to grant: new ones whole, others with their new fields only. */
export function newRights(
  intended: readonly Right[],
  present: readonly Right[],
  offered: OfferedFields,
): Right[] {
  const presentFields = new Map(present.map((right) => [keyOf(right), fieldsOf(right)]));
  return intended.flatMap((right) => {
    const fieldsBefore = offered[keyOf(right)];
    if (!fieldsBefore) return [right];
    const fieldsNow = presentFields.get(keyOf(right));
    if (!fieldsNow) return [];
    // A component of which the role has no field any more gets no new one either.
    const removedComponents = new Set(fieldsBefore.map(componentOf));
    for (const field of fieldsNow) removedComponents.delete(componentOf(field));
    const fields = fieldsOf(right).filter(
      (field) => !fieldsBefore.includes(field) && !removedComponents.has(componentOf(field)),
    );
    return fields.length > 0 ? [{ ...right, properties: { ...right.properties, fields } }] : [];
  });
}

/** The rights of a role with those that are granted. */
export function withRights(present: readonly Right[], granted: readonly Right[]): Right[] {
  const grantedByKey = new Map(granted.map((right) => [keyOf(right), right]));
  const extended = present.map((right) => {
    const extension = grantedByKey.get(keyOf(right));
    grantedByKey.delete(keyOf(right));
    if (!extension?.properties.fields) return right;
    const fields = [...new Set([...fieldsOf(right), ...fieldsOf(extension)])];
    return { ...right, properties: { ...right.properties, fields } };
  });
  return [...extended, ...grantedByKey.values()];
}

/** `article (visibleFrom, visibleUntil), work`: each collection once, with its fields unless all of it is new. */
export function rightsInWords(granted: readonly Right[], offered: OfferedFields): string {
  const fieldsBySubject = new Map<string, Set<string>>();
  for (const right of granted) {
    const subject = right.subject?.split('.').at(-1) ?? right.action;
    const fields = fieldsBySubject.get(subject) ?? new Set();
    if (offered[keyOf(right)]) for (const field of fieldsOf(right)) fields.add(componentOf(field) ?? field);
    fieldsBySubject.set(subject, fields);
  }
  return [...fieldsBySubject]
    .map(([subject, fields]) => (fields.size > 0 ? `${subject} (${[...fields].join(', ')})` : subject))
    .join(', ');
}
