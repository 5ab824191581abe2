/** Dependencies between the rooms, and rules for all code. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenList } from '../../app/screens/list/screen-list';
import { appSources } from './sources';

const sources = appSources();
/** Imports from one room into another that `allowed` does not let through, types excepted. */
function trespasses(room: string, allowed: (target: string) => boolean): string[] {
  return sources
    .filter((source) => source.room === room)
    .flatMap((source) =>
      source.imports
        .filter(({ target, typeOnly }) => !typeOnly && isOurs(target) && !allowed(target))
        .map(({ target }) => `${source.file} -> ${target}`),
    );
}

const firstFolder = (target: string) => target.split('/')[0] ?? '';
const folders = new Set(sources.map((source) => source.room));
const isOurs = (target: string) => folders.has(firstFolder(target));

// The order of the rooms is in docs/rooms.md (rooms.test.ts); these rules are stricter.
describe('dependencies between rooms', () => {
  it('only the entry imports the server', () => {
    const known = sources
      .filter((source) => source.room !== 'server' && source.file !== 'app/entry.server.tsx')
      .filter((source) => source.imports.some(({ target }) => firstFolder(target) === 'server'));
    expect(known.map((source) => source.file)).toEqual([]);
  });

  it('the server knows the boundary, the services and pure rules, no page of the school', () => {
    const pure = new Set([
      'school/admissions/actions',
      'school/admissions/crm-targets.server',
      'school/admissions/origin-tracking',
      'consent/choice',
      'screens/list/screen-list',
      'instances/network-limit.server',
      // A document that no route answers with.
      'error-document.server',
      // The worker that undoes the others, as text.
      'service-worker/farewell.js?raw',
    ]);
    const known = new Set([
      'server',
      'services',
      'base',
      'framework',
      'content',
      'editors',
      'site',
      'images',
      'styles',
      'tracing',
    ]);
    const allowed = (target: string) =>
      known.has(firstFolder(target)) ||
      /^(?:log|env|metrics)\.server$/.test(target) ||
      target === 'env-values' ||
      pure.has(target);
    // The code that renders the document knows the parts of a document.
    const outside = trespasses('server', allowed).filter((line) => !line.startsWith('app/server/render/'));
    expect(outside).toEqual([]);
  });

  it('the service worker runs without the app: it imports only the shared room', () => {
    const agreed = ['service-worker', 'offline/messages', 'offline/stores', 'framework/data-requests'];
    expect(
      trespasses('service-worker', (target) => agreed.some((known) => target.startsWith(known))),
    ).toEqual([]);
  });

  it('the UI kit imports nothing of the app except the ground floor and picture addresses', () => {
    const addresses = ['images/picture/address', 'images/picture/prose-pictures'];
    expect(
      trespasses(
        'ui',
        (target) => ['ui', 'base'].includes(firstFolder(target)) || addresses.includes(target),
      ),
    ).toEqual([]);
  });

  it('only the boundary and the schemas beside it know the wire format', () => {
    const knows = sources
      .filter((source) => /__component|menu_sections|campus_infos|\bpopulate\b/.test(source.text))
      // A filter says its own question.
      .filter(
        (source) =>
          !/\.server\.tsx?$|content\/|example\.ts$|blocks\/testing|school\/.*-list\.ts$/.test(source.file),
      );
    expect(knows.map((source) => source.file)).toEqual([]);
  });
});

/** The layer between the rules and the outside, which passes the time to them. */
const clockOwners = /browser\/|services\.server|service-worker\/sw\.ts|saved\/saved-programmes\.ts/;

describe('rules for the code', () => {
  it('the environment is read in one place', () => {
    const readers = sources.filter((source) => source.text.includes('process.env'));
    expect(readers.map((source) => source.file)).toEqual(['app/env.server.ts']);
    expect(readFileSync('server.ts', 'utf8')).not.toContain('process.env');
  });

  it('an address of the site comes from the list of screens', () => {
    const first = new Set(
      screenList.map(({ path }) => path.split('/')[0]).filter((word) => /^[a-z]/.test(word ?? '')),
    );
    const written = new RegExp(
      `(?:href|action|path|base)(?::|=)[ {]*['"\`]/(?:${[...first].join('|')})(?:[/?#][^'"\`]*)?['"\`]`,
    );
    const outside = sources.filter(
      ({ file, room, text }) =>
        /^(?:screens|school|layout|blocks|routes|search|consent)$/.test(room) &&
        !/example\.tsx?$|testing\.tsx?$|screens\/list\//.test(file) &&
        written.test(text),
    );
    expect(outside.map(({ file, text }) => `${file}: ${written.exec(text)?.[0]}`)).toEqual([]);
  });

  it('the demonstration’s name is in no rule of the site', () => {
    // Defaults and examples of the demonstration, and the list of its old addresses.
    const own = /example\.tsx?$|testing\.tsx?$|env-content\.ts$|screens\/list\/|legacy-addresses\.ts$/;
    const withoutComments = (text: string) => text.replace(/\/\*\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
    const naming = sources.filter(
      ({ file, text }) => !own.test(file) && /\biet\b/i.test(withoutComments(text)),
    );
    expect(naming.map(({ file }) => file)).toEqual([]);
  });

  it('links are plain anchors, and no style is in an attribute', () => {
    const links = sources.filter((source) =>
      /import \{[^}]*\bLink\b[^}]*\} from '@remix-run\/react'/.test(source.text),
    );
    expect(links.map((source) => source.file)).toEqual([]);
    const styled = sources.filter((source) => /\sstyle=\{/.test(source.text));
    expect(styled.map((source) => source.file)).toEqual([]);
  });

  it('only Remix’s entries and one room use undocumented parts of Remix', () => {
    const insides = /staticHandlerContext|serverHandoffString|routeModules|__remix|UNSAFE_/;
    const protocol = /['"?&]_data\b|[xX]-[rR]emix-|^(?:im|ex)port \{[^}]*\bjson\b[^}]*\} from '@remix-run/m;
    const seams = [
      'app/framework/data-requests.ts',
      'app/framework/globals.ts',
      'app/framework/json.server.ts',
    ];
    const knowing = (files: readonly { file: string; text: string }[]) =>
      files.filter(({ text }) => insides.test(text) || protocol.test(text)).map(({ file }) => file);
    expect(knowing(sources).filter((file) => !/^app\/entry\.|testing\.ts$/.test(file))).toEqual(seams);
    const tools = readdirSync('tools', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.m?[jt]s$/.test(name) && !/\.test\./.test(name))
      .map((name) => ({ file: name, text: readFileSync(path.join('tools', name), 'utf8') }));
    // Flags of the build that Remix asks in its globals.
    expect(knowing(tools)).toEqual(['vite/remix-flags.ts']);
  });

  it('rules do not look at the clock themselves', () => {
    const clocks = sources.filter(
      (source) => /\bDate\.now\(\)|new Date\(\)/.test(source.text) && !clockOwners.test(source.file),
    );
    expect(clocks.map((source) => source.file)).toEqual([]);
  });

  it('routes stay thin', () => {
    const long = sources.filter(({ room, lines }) => room === 'routes' && lines > 70);
    expect(long.map(({ file, lines }) => `${file}: ${lines} lines`)).toEqual([]);
  });
});
