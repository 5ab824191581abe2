/** Takes the envelope off an answer: bare values, Strapi 5 `{data, meta}`, Strapi 4 `{data: {id, attributes}}`. */

export interface AnswerBody {
  value: unknown;
  /** Total number of entries when the answer says it. */
  total: number | null;
  /** Entries the service gives at a time, when the answer says it: fewer than asked for where it has a limit. */
  given?: number;
}

export function unwrap(body: unknown): AnswerBody {
  if (!isObject(body) || !('data' in body)) return { value: flatten(body), total: null };
  const given = pageSizeOf(body.meta);
  return {
    value: flatten(body.data),
    total: totalOf(body.meta),
    ...(given === null ? {} : { given }),
  };
}

/** Whether an answer holds nothing: services say it with `null`, an empty list or object, or no body at all. */
export function isNothing({ value }: AnswerBody): boolean {
  return (
    value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
  );
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
  const given = pageSize ?? limit;
  return typeof given === 'number' && Number.isInteger(given) && given > 0 ? given : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
