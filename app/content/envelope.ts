/** The envelope that a content service puts around a value, and takes off again here. Pure. */

/** What an answer holds, without its envelope. */
export interface AnswerBody {
  value: unknown;
  /** Number of entries of the whole list, where the answer says it. */
  total: number | null;
  /** Entries of one page, where the answer says it: fewer than were asked for if the service has a limit. */
  pageSize?: number;
}

/** Takes the envelope off: bare values, Strapi 5 `{data, meta}`, Strapi 4 `{data: {id, attributes}}`. */
export function unwrap(body: unknown): AnswerBody {
  if (!isObject(body) || !('data' in body)) return { value: flatten(body), total: null };
  const pageSize = pageSizeOf(body.meta);
  return {
    value: flatten(body.data),
    total: totalOf(body.meta),
    ...(pageSize === null ? {} : { pageSize }),
  };
}

/** Whether an answer holds nothing: services say it with `null`, an empty list or object, or no body at all. */
export function isNothing({ value }: AnswerBody): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Strapi 4 wraps entries in `attributes` and relations in `data`, at every depth. */
function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten);
  if (!isObject(value)) return value;
  if (isObject(value.attributes) && 'id' in value) {
    return { id: value.id, ...(flatten(value.attributes) as object) };
  }
  const keys = Object.keys(value);
  if ('data' in value && keys.every((key) => key === 'data' || key === 'meta')) {
    return flatten(value.data);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flatten(inner)]));
}

function totalOf(meta: unknown): number | null {
  if (!isObject(meta) || !isObject(meta.pagination)) return null;
  const { total } = meta.pagination;
  return typeof total === 'number' && Number.isInteger(total) && total >= 0 ? total : null;
}

function pageSizeOf(meta: unknown): number | null {
  if (!isObject(meta) || !isObject(meta.pagination)) return null;
  const { pageSize, limit } = meta.pagination;
  const size = pageSize ?? limit;
  return typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
