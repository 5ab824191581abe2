/** The part of an entry with values of one kind, for checks of every such value of a school. */
import type { Field, Fields, Held } from './field';
import { group } from './field';
import { list } from './kinds';

/**
 * Fields with such values, at any depth.
 *
 * @param raw the reading of each, and therefore its query
 */
export function fieldsHolding(fields: Fields, held: readonly Held[], raw: Field): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const found = holding(field, held, raw);
      return found ? [[name, found]] : [];
    }),
  );
}

function holding(field: Field, held: readonly Held[], raw: Field): Field | null {
  if (field.holds && held.includes(field.holds)) return raw;
  if (field.of) {
    const item = holding(field.of, held, raw);
    return item === null || item === raw ? item : list(item);
  }
  const inside = fieldsHolding(field.fields ?? {}, held, raw);
  if (Object.keys(inside).length === 0) return null;
  return group({ ...firstScalar(field.fields ?? {}), ...inside });
}

/** A service that is requested no scalar of an object sends all of it. */
function firstScalar(fields: Fields): Fields {
  const found = Object.entries(fields).find(
    ([, { holds, of, fields: inside }]) => !((holds && holds !== 'text') || of || inside),
  );
  return found ? Object.fromEntries([found]) : {};
}
