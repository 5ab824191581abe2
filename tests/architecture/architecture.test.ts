/** Who may know whom, and the rules of the house; a change that breaks one fails here. */
import { describe, expect, it } from 'vitest';
import { appSources, type Source } from './sources';

const sources = appSources();
const rooms = new Set(
  sources.filter((source) => source.file.split('/').length > 2).map((source) => source.room),
);
const frame = new Set([
  'routes',
  'server',
  'content',
  'site',
  'layout',
  'blocks',
  'ui',
  'images',
  'browser',
  'styles',
  'service-worker',
]);
const subjects = new Set([...rooms].filter((room) => !frame.has(room)));

/** Imports from one room into another that `allowed` does not let through, types excepted. */
function trespasses(from: (source: Source) => boolean, allowed: (target: string) => boolean): string[] {
  return sources
    .filter(from)
    .flatMap((source) =>
      source.imports
        .filter(({ target, typeOnly }) => !typeOnly && isOurs(target) && !allowed(target))
        .map(({ target }) => `${source.file} -> ${target}`),
    );
}

const roomOf = (target: string) => target.split('/')[0] ?? '';
const isOurs = (target: string) => rooms.has(roomOf(target)) || /^(?:services|env|log)\.server$/.test(target);
const inRoom =
  (...names: string[]) =>
  (source: Source) =>
    names.includes(source.room);

describe('who may know whom', () => {
  it('nobody imports the server but the entry', () => {
    const known = sources
      .filter((source) => source.room !== 'server' && source.file !== 'app/entry.server.tsx')
      .filter((source) => source.imports.some(({ target }) => roomOf(target) === 'server'));
    expect(known.map((source) => source.file)).toEqual([]);
  });

  it('the service worker runs without the app: it knows only what both have agreed on', () => {
    const agreed = ['service-worker', 'offline/messages', 'offline/stores'];
    expect(
      trespasses(inRoom('service-worker'), (target) => agreed.some((known) => target.startsWith(known))),
    ).toEqual([]);
  });

  it('the content boundary knows no subject', () => {
    expect(trespasses(inRoom('content'), (target) => roomOf(target) === 'content')).toEqual([]);
  });

  it('the UI kit knows nothing of the app but picture addresses', () => {
    expect(
      trespasses(inRoom('ui'), (target) => roomOf(target) === 'ui' || target === 'images/address'),
    ).toEqual([]);
  });

  it('the server knows the boundary and pure rules', () => {
    const allowed = new Set(['server', 'content', 'site', 'images', 'styles']);
    expect(
      trespasses(
        inRoom('server'),
        (target) =>
          allowed.has(roomOf(target)) ||
          target === 'services.server' ||
          target === 'log.server' ||
          target === 'env.server' ||
          target === 'admissions/origin-tracking' ||
          target === 'consent/choice' ||
          // The worker that undoes the others, as text.
          target === 'service-worker/farewell.js?raw',
      ),
    ).toEqual([]);
  });

  it('subjects know content, site, UI and each other’s cards and calls, never blocks, layout or routes', () => {
    const refused = new Set(['layout', 'routes', 'server', 'browser']);
    expect(
      trespasses(
        (source) => subjects.has(source.room),
        (target) => !refused.has(roomOf(target)),
      ),
    ).toEqual([]);
  });

  it('blocks and layout know the subjects, site and UI, never routes', () => {
    const refused = new Set(['routes', 'server']);
    expect(trespasses(inRoom('blocks', 'layout'), (target) => !refused.has(roomOf(target)))).toEqual([]);
  });

  it('only the boundary and the schemas beside it know the wire', () => {
    const knows = sources
      .filter((source) => /__component|menu_sections|campus_infos|\bpopulate\b/.test(source.text))
      .filter((source) => !/\.server\.tsx?$|content\/|example\.ts$|blocks\/testing/.test(source.file));
    expect(knows.map((source) => source.file)).toEqual([]);
  });
});

/** What stands between the rules and the world, and tells them what time it is. */
const clockOwners = /browser\/|services\.server|service-worker\/sw\.ts|saved\/saved-programmes\.ts/;

describe('rules of the house', () => {
  it('the environment is read in one place', () => {
    const readers = sources.filter((source) => source.text.includes('process.env'));
    expect(
      readers.map((source) => source.file).filter((file) => !/services\.server|env\.server/.test(file)),
    ).toEqual([]);
  });

  it('links are plain anchors, and no style stands in an attribute', () => {
    const links = sources.filter((source) =>
      /import \{[^}]*\bLink\b[^}]*\} from '@remix-run\/react'/.test(source.text),
    );
    expect(links.map((source) => source.file)).toEqual([]);
    const styled = sources.filter((source) => /\sstyle=\{/.test(source.text));
    expect(styled.map((source) => source.file)).toEqual([]);
  });

  it('rules do not look at the clock themselves', () => {
    const clocks = sources.filter(
      (source) => /\bDate\.now\(\)|new Date\(\)/.test(source.text) && !clockOwners.test(source.file),
    );
    expect(clocks.map((source) => source.file)).toEqual([]);
  });

  it('routes stay thin and rooms small', () => {
    const data = /labels\/|legacy-addresses|france-outline|map-reference/;
    const long = sources.filter(
      (source) => !data.test(source.file) && source.lines > (source.room === 'routes' ? 60 : 200),
    );
    expect(long.map((source) => `${source.file}: ${source.lines} lines`)).toEqual([]);
  });
});
