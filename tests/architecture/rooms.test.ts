/** Rooms import only rooms below them in docs/rooms.md. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { homeless, listedRooms, mutualFolders, upwardImports } from './rooms';
import { appSheets, appSources, appTests, modelSources, serviceSources } from './sources';

const rooms = listedRooms(readFileSync('docs/rooms.md', 'utf8'));
const model = modelSources();
const sheets = appSheets();
const files = [...appSources(), ...sheets, ...appTests(), ...model, ...serviceSources()];

describe('the rooms', () => {
  it('are listed, each once', () => {
    expect(homeless(rooms, files)).toEqual([]);
    expect(rooms.filter((room, index) => rooms.indexOf(room) !== index)).toEqual([]);
    const empty = rooms.filter(
      (room) => !files.some(({ file }) => file.startsWith(path.posix.normalize(`app/${room}`))),
    );
    expect(empty).toEqual([]);
  });

  it('import only rooms below them, types and style sheets included', () => {
    expect(upwardImports(rooms, files)).toEqual([]);
  });
});

describe('the folders inside a room', () => {
  it('import each other in one direction only, the files at the root as one of them', () => {
    // The registry is beside the files of each kind of block.
    const both = /^blocks: \. <-> /;
    expect(mutualFolders(rooms, [...appSources(), ...sheets]).filter((pair) => !both.test(pair))).toEqual([]);
  });
});

describe('the model of the content', () => {
  it('knows itself and two packages, so that site, services and panels can all load it', () => {
    const packages = ['zod', '@date-fns/tz'];
    const others = model.flatMap(({ file, imports }) =>
      imports
        .filter(({ target }) => !target.startsWith('../content-model/') && !packages.includes(target))
        .map(({ target }) => `${file} -> ${target}`),
    );
    expect(others).toEqual([]);
  });

  it('reads schemas by their interface, not by zod’s internals', () => {
    expect(files.filter(({ text }) => /\b_(?:def|zod)\b/.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('the check itself', () => {
  const sees = (file: string, target: string) => upwardImports(rooms, [{ file, imports: [{ target }] }]);

  it('sees a subject that imports the blocks, a type or a style sheet of a screen', () => {
    expect(sees('app/school/news/news-card.tsx', 'blocks/registry')).toHaveLength(1);
    expect(sees('app/school/news/news-card.tsx', 'screens/news/news.css?url')).toHaveLength(1);
    expect(sees('app/school/campuses/campuses.server.ts', 'school/agenda/events.server')).toHaveLength(1);
  });

  it('sees the site that imports the agenda or the metrics of the composition root', () => {
    expect(sees('app/site/settings.server.ts', 'school/agenda/events.server')).toHaveLength(1);
    expect(sees('app/site/settings.server.ts', 'services/services.server')).toHaveLength(1);
  });

  it('lets a screen import the rooms below it', () => {
    expect(sees('app/screens/news/news-article.tsx', 'school/agenda/event-card')).toEqual([]);
  });

  it('reports two folders that import each other, and one that imports the root above it', () => {
    const pairs = (...arrows: [string, string][]) =>
      mutualFolders(
        ['server', 'content'],
        arrows.map(([file, target]) => ({ file, imports: [{ target }] })),
      );
    const down: [string, string] = ['app/server/steps/remix.ts', 'server/http/exchange'];
    expect(pairs(down, ['app/server/pipeline.ts', 'server/http/exchange'])).toEqual([]);
    expect(pairs(down, ['app/server/http/clients.ts', 'server/steps/health'])).toHaveLength(1);
    expect(
      pairs(['app/server/site.ts', 'server/http/a'], ['app/server/http/a.ts', 'server/site']),
    ).toHaveLength(1);
    expect(pairs(down, ['app/content/http/a.ts', 'server/steps/remix'])).toEqual([]);
  });

  it('reports a folder that is not listed', () => {
    expect(homeless(rooms, [{ file: 'app/helpers/misc.ts' }])).toEqual(['app/helpers/misc.ts']);
  });
});
