/** What a page is hydrated with, written as Remix writes it (`createServerHandoffString`). */
import type { ServerBuild } from '@remix-run/node';

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand in a script. */
const written = (value: unknown): string =>
  JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** The chrome's data is the same object on every page until the content changes: it is written once. */
const writtenOnce = new WeakMap<object, string>();

function rootWritten(root: unknown): string {
  if (typeof root !== 'object' || root === null) return written(root);
  const known = writtenOnce.get(root) ?? written(root);
  writtenOnce.set(root, known);
  return known;
}

export function hydrationData(
  { basename, future, isSpaMode }: Pick<ServerBuild, 'basename' | 'future' | 'isSpaMode'>,
  loaderData: Record<string, unknown>,
): string {
  const own = Object.entries(loaderData).filter(([, data]) => data !== undefined);
  const entries = own.map(
    ([id, data]) => `${written(id)}:${id === 'root' ? rootWritten(data) : written(data)}`,
  );
  const frame = written({ basename, future, isSpaMode });
  return `${frame.slice(0, -1)},"state":{"loaderData":{${entries.join(',')}},"actionData":null,"errors":null}}`;
}
