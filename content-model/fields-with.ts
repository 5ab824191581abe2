/** The part of an entry with values of one kind, for checks of every such value of a school. */
import type { CheckedKind, Field, Fields } from './field';
import { group } from './field';
import { list } from './kinds';

/**
 * Fields with such values, at any depth.
 *
 * @param raw the reading of each, and therefore its query
 */
export function fieldsWith(fields: Fields, kinds: readonly CheckedKind[], raw: Field): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const reducedField = fieldWith(field, kinds, raw);
      return reducedField ? [[name, reducedField]] : [];
    }),
  );
}

function fieldWith(field: Field, kinds: readonly CheckedKind[], raw: Field): Field | null {
  if (field.holds && kinds.includes(field.holds)) return raw;
  if (field.of) {
    const item = fieldWith(field.of, kinds, raw);
    return item === null || item === raw ? item : list(item);
  }
  const inside = fieldsWith(field.fields ?? {}, kinds, raw);
  if (Object.keys(inside).length === 0) return null;
  return group({ ...firstScalar(field.fields ?? {}), ...inside });
}

/** A service that is requested no scalar of an object sends all of it. */
function firstScalar(fields: Fields): Fields {
  const scalar = Object.entries(fields).find(
    ([, { holds, of, fields: inside }]) => !((holds && holds !== 'text') || of || inside),
  );
  return scalar ? Object.fromEntries([scalar]) : {};
}
