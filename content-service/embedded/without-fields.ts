/** A service whose collections lack fields that are requested, as Strapi answers then. */
import type { FetchHandler } from './handler';

/** @param fields of the collection: a request with one of them is refused */
export async function answerWithoutFields(
  handler: FetchHandler,
  request: Request,
  fields: readonly string[],
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lackingField = fields.find((field) => requestsField(searchParams, field));
  if (lackingField !== undefined) {
    const error = { status: 400, name: 'ValidationError', message: `Invalid key ${lackingField}` };
    return Response.json({ data: null, error }, { status: 400 });
  }
  const response = await handler(request);
  if (!response.ok) return response;
  const body = (await response.json()) as { data?: Record<string, unknown> | Record<string, unknown>[] };
  for (const entry of [body.data ?? []].flat()) for (const field of fields) delete entry[field];
  return Response.json(body);
}

/** Whether a request reads, sorts by or filters by a field of the collection itself. */
function requestsField(parameters: URLSearchParams, field: string): boolean {
  return [...parameters].some(
    ([name, value]) =>
      (/^fields\[\d+\]$/.test(name) && value === field) ||
      (/^sort\[\d+\]$/.test(name) && value.split(':')[0] === field) ||
      name.startsWith(`populate[${field}]`) ||
      (name.startsWith('filters') &&
        name.replace(/\[\$(?:or|and)\]\[\d+\]/g, '').startsWith(`filters[${field}]`)),
  );
}
