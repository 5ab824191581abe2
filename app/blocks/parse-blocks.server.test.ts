import { beforeEach, describe, expect, it } from 'vitest';
import { type BoundaryReport, createBoundaryReport } from '~/content/boundary-report';
import { blocks as modelBlocks } from '../../content-model/blocks';
import { createRig, type Rig } from '../../tests/contract/service';
import { topicAccordionExample } from './accordion/example';
import { callToActionExample } from './call-to-action/example';
import { definitions } from './definitions.server';
import { examples } from './examples';
import { noticeExample } from './notice/example';
import { parseBlocks } from './parse-blocks.server';
import { type Block, registry } from './registry';

/** One service for all tests: its good answers do not change. */
const well = createRig();
let logged: { place: unknown; component: unknown; fields?: string[]; message: string }[];

let report: BoundaryReport;

beforeEach(() => {
  logged = [];
  const log = {
    warn: ({ place, component, fields }: Record<string, unknown>, message: string) => {
      const named = (fields as { field: string }[] | undefined)?.map(({ field }) => field);
      logged.push({ place, component, ...(named ? { fields: named } : {}), message });
    },
  };
  report = createBoundaryReport(log);
});

function parse(raw: unknown[], rig: Rig = well): Promise<Block[]> {
  return parseBlocks(raw, '/ecole', { content: rig.content, now: new Date(rig.now) }, report);
}

describe('the blocks of a page', () => {
  it('come in the editor’s order, named by their place', async () => {
    const blocks = await parse([noticeExample, callToActionExample]);
    expect(blocks.map(({ kind, id }) => [kind, id])).toEqual([
      ['notice', 'bloc-1'],
      ['call-to-action', 'bloc-2'],
    ]);
    expect(logged).toEqual([]);
  });

  it('an unknown one is dropped, and logged with its place', async () => {
    const blocks = await parse([
      noticeExample,
      { __component: 'experimental.carousel' },
      callToActionExample,
    ]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['notice', 'call-to-action']);
    expect(logged).toEqual([
      { place: '/ecole#1', component: 'experimental.carousel', message: 'unknown block dropped' },
    ]);
  });

  it.each([null, 'texte', 42, [], {}])('drops a value that is not a block: %j', async (raw) => {
    expect(await parse([raw, noticeExample])).toHaveLength(1);
    expect(logged[0]).toMatchObject({ place: '/ecole#0', message: 'unknown block dropped' });
  });

  it('shows a block without its missing part, and logs its place and its field', async () => {
    const blocks = await parse([{ ...noticeExample, title: null }, callToActionExample]);
    expect(blocks.map(({ id }) => id)).toEqual(['bloc-1', 'bloc-2']);
    expect(logged).toEqual([
      { place: '/ecole#0', component: 'blocks.notice', fields: ['title'], message: 'block fields left out' },
    ]);
  });

  it('drops a block without content, keeps the others, and logs what it lacks', async () => {
    const blocks = await parse([{ __component: 'blocks.quote', author: 'Zoé' }, callToActionExample]);
    expect(blocks.map(({ id }) => id)).toEqual(['bloc-2']);
    expect(logged).toEqual([
      { place: '/ecole#0', component: 'blocks.quote', fields: ['text'], message: 'block dropped' },
    ]);
    expect(report.dropped.block).toBe(1);
  });

  it('drops a block whose data cannot be loaded, and keeps the page', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'down', only: '/faqs' });
    const blocks = await parse([topicAccordionExample, noticeExample], rig);
    expect(blocks.map(({ kind }) => kind)).toEqual(['notice']);
    expect(logged).toEqual([{ place: '/ecole#0', component: 'blocks.accordion', message: 'block dropped' }]);
  });

  it('leaves out a block without anything to show, without a log line', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'empty-list', only: '/faqs' });
    expect(await parse([topicAccordionExample], rig)).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('an anchor is the first one’s that has it: it is an id of the page', async () => {
    const blocks = await parse(
      ['aide', 'aide', 'bloc-1', 'dates'].map((anchor) => ({ ...noticeExample, anchor })),
    );
    expect(blocks.map(({ appearance }) => appearance.anchor)).toEqual(['aide', null, null, 'dates']);
  });

  it.each(['contenu', 'menu', 'menu-1', 'bloc-1-titre', 'pied-de-page'])(
    'ignores an anchor that the page already uses outside the blocks: %s',
    async (anchor) => {
      const [block] = await parse([{ ...noticeExample, anchor }]);
      expect(block?.appearance.anchor).toBeNull();
    },
  );

  it('unknown looks become the default', async () => {
    const [block] = await parse([
      {
        ...noticeExample,
        surface: 'glitter',
        tone: 7,
        width: null,
        anchor: 'a b"',
      },
    ]);
    expect(block?.appearance).toEqual({ anchor: null, surface: 'plain', width: 'normal', tone: 'forest' });
  });
});

describe('the catalogue of blocks', () => {
  const kinds = definitions.map(({ kind }) => kind).sort();
  const wireShapes = new Map(
    modelBlocks.map(({ name, fields }): [string, string[]] => [
      name,
      ['__component', ...Object.keys(fields)],
    ]),
  );

  it('knows the blocks of the content service, one to one', () => {
    const components = definitions.map(({ component }) => component as string).sort();
    expect(components).toEqual([...wireShapes.keys()].sort());
    expect(new Set(components).size).toBe(definitions.length);
  });

  it('has a component for each', () => {
    expect(Object.keys(registry).sort()).toEqual(kinds);
  });

  it('has an example of each', () => {
    expect(Object.keys(examples).sort()).toEqual(kinds);
    expect(Object.values(examples).every((list) => list.length > 0)).toBe(true);
  });

  it.each(Object.entries(examples))(
    '%s: its examples are shown and follow the contract',
    async (kind, list) => {
      const blocks = await parse([...list]);
      expect(logged).toEqual([]);
      expect(blocks.map((block) => block.kind)).toEqual(list.map(() => kind));
      const known = wireShapes.get(`blocks.${kind}`);
      for (const example of list) expect(known).toEqual(expect.arrayContaining(Object.keys(example)));
    },
  );
});
