/**
 * The content of an answer, without a service's own choices: numbers of entries, addresses of pictures, forms of dates.
 */

/** Each service's own. */
const own = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale']);
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export function comparable(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'string') return moment.test(value) ? Date.parse(value) : value;
  if (typeof value !== 'object') return value;
  if ('alternativeText' in value && 'url' in value) return picture(value as Picture);
  const kept = Object.entries(value)
    .filter(([key]) => !own.has(key))
    .map(([key, inner]) => [key, comparable(inner)] as const)
    // An absent value, an empty text and an empty list are equal.
    .filter(([, inner]) => inner !== undefined && !(Array.isArray(inner) && inner.length === 0))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(kept);
}

interface Picture {
  alternativeText: string;
  focalPoint?: unknown;
}

const picture = ({ alternativeText, focalPoint }: Picture) => ({
  alternativeText,
  focalPoint: focalPoint ?? null,
});
