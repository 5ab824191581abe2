/** The shapes in which services answer that there is nothing. */
const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } });

export const shapesOfNothing: Readonly<Record<string, () => Response>> = {
  '204': () => new Response(null, { status: 204 }),
  'no body': () => json(''),
  'white space': () => json(' \n'),
  null: () => json('null'),
  '{"data":null}': () => json('{"data":null}'),
  '[]': () => json('[]'),
  '{"data":[]}': () => json('{"data":[],"meta":{"pagination":{"total":0}}}'),
  '{}': () => json('{}'),
};
