/** How the embedded service compares values, for filters and for orders. */

import type { ContentEntry } from './load';
import type { FilterOperator, Query } from './query';

/** Whether a value passes one test of a filter; `operands` are the texts the request compares it with. */
export function passesTest(operator: FilterOperator, value: unknown, operands: string[]): boolean {
  const [first = ''] = operands;
  switch (operator) {
    case '$eq':
      return value !== null && String(value) === first;
    case '$in':
      return value !== null && operands.includes(String(value));
    case '$contains':
      return value !== null && String(value).includes(first);
    case '$containsi':
      return value !== null && String(value).toLowerCase().includes(first.toLowerCase());
    case '$gte':
      return value !== null && compare(value, first) >= 0;
    case '$lte':
      return value !== null && compare(value, first) <= 0;
    case '$gt':
      return value !== null && compare(value, first) > 0;
    case '$lt':
      return value !== null && compare(value, first) < 0;
    default:
      return false;
  }
}

const isoDay = /^\d{4}-\d{2}-\d{2}/;

/** Numbers as numbers, dates as instants, the rest in French alphabetical order. */
function compare(a: unknown, b: unknown): number {
  const left = String(a);
  const right = String(b);
  if (typeof a === 'number') return a - Number(b);
  if (isoDay.test(left) && isoDay.test(right)) return Date.parse(left) - Date.parse(right);
  return french.compare(left, right);
}

const french = new Intl.Collator('fr', { numeric: true });

/** The entries in the order of a request. */
export function sortBy(
  list: ContentEntry[],
  order: Query['sort'],
  readValue: (entry: ContentEntry, path: string[]) => unknown,
): ContentEntry[] {
  if (order.length === 0) return list;
  return [...list].sort((a, b) => {
    for (const { path, descending } of order) {
      const left = readValue(a, path) ?? null;
      const right = readValue(b, path) ?? null;
      // Entries without the value are last in both directions.
      if (left === null || right === null) {
        if (left === right) continue;
        return left === null ? 1 : -1;
      }
      const difference = compare(left, right);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  });
}
