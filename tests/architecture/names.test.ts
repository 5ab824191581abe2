/** A name has one meaning: no two files of the app export the same one. */
import { describe, expect, it } from 'vitest';
import { appSources } from './sources';

/** Names that Remix reads from a route module. */
const remixExports = new Set([
  'action',
  'clientAction',
  'clientLoader',
  'ErrorBoundary',
  'handle',
  'HydrateFallback',
  'headers',
  'links',
  'loader',
  'meta',
  'shouldRevalidate',
]);

const declaration =
  /^export (?:default )?(?:abstract |async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** Names that files export with a declaration of their own, each with its files. */
function declaredTwice(files: readonly { file: string; text: string }[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { file, text } of files) {
    for (const [, name = ''] of text.matchAll(declaration)) {
      if (remixExports.has(name)) continue;
      places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  return [...places]
    .filter(([, found]) => found.size > 1)
    .map(([name, found]) => `${name}: ${[...found].join(', ')}`);
}

describe('exported names', () => {
  it('are declared in one file each', () => {
    expect(declaredTwice(appSources())).toEqual([]);
  });
});

describe('the check itself', () => {
  const sees = (first: string, second: string) =>
    declaredTwice([
      { file: 'app/a.ts', text: first },
      { file: 'app/b.ts', text: second },
    ]);

  it('sees a type that has the name of another room’s component', () => {
    expect(sees('export interface Frame {', 'export function Frame() {')).toEqual([
      'Frame: app/a.ts, app/b.ts',
    ]);
  });

  it('sees constants, classes and asynchronous functions', () => {
    expect(sees('export const limits = 1;', 'export async function limits() {')).toHaveLength(1);
    expect(sees('export abstract class Store {', 'export class Store {')).toHaveLength(1);
  });

  it('lets a schema and its type share a name in one file, and allows Remix’s exports in route modules', () => {
    expect(sees('export const post = 1;\nexport type Post = 2;', '')).toEqual([]);
    expect(sees('export const loader = 1;', 'export async function loader() {')).toEqual([]);
  });
});
