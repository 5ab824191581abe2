import { describe, expect, it, vi } from 'vitest';
import { collections } from './collections';
import {
  besideTheUse,
  namesIn,
  noteStale,
  presentUse,
  recordContentUse,
  sharedInUse,
  touches,
  type UsedContent,
  unknownChange,
} from './content-use.server';

describe('what a page was made from', () => {
  it('is recorded through whatever the work waits for, and apart from other work', async () => {
    const work = (name: string) =>
      recordContentUse(false, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        presentUse()?.used.add({ path: name, names: new Set() });
        await Promise.all([Promise.resolve()]);
        presentUse()?.used.add({ path: `${name}/2`, names: new Set() });
        return name;
      });
    const [first, second] = await Promise.all([work('/a'), work('/b')]);
    expect([...first.use.used].map(({ path }) => path)).toEqual(['/a', '/a/2']);
    expect([...second.use.used].map(({ path }) => path)).toEqual(['/b', '/b/2']);
    expect(presentUse()).toBeUndefined();
  });

  it('is asked for once by all parts of one page, and again by the next', async () => {
    let calls = 0;
    const load = sharedInUse(async ({ name }: { name: string }) => `${name} ${++calls}`);
    const [french, english] = [{ name: 'fr' }, { name: 'en' }];
    const page = () =>
      recordContentUse(false, () => Promise.all([load(french), load(english), load(french)]));
    expect((await page()).result).toEqual(['fr 1', 'en 2', 'fr 1']);
    expect((await page()).result).toEqual(['fr 3', 'en 4', 'fr 3']);
    expect([await load(french), await load(french)]).toEqual(['fr 5', 'fr 6']);
  });

  it('names every entry an answer mentions', () => {
    const answer = [
      {
        slug: 'bts-gpn',
        documentId: 'd1',
        campuses: [{ slug: 'lyon' }],
        sector: { slug: 'nature', title: 'x' },
      },
    ];
    expect(namesIn(answer)).toEqual(new Set(['bts-gpn', 'd1', 'lyon', 'nature']));
  });

  it('is named only by texts; objects are searched, other values ignored', () => {
    expect(
      namesIn({ slug: { slug: 'lyon' }, documentId: null, pages: [[{ slug: 'bts-gpn' }], 'nature'] }),
    ).toEqual(new Set(['lyon', 'bts-gpn']));
  });
});

describe('content used beside the work', () => {
  it('is not recorded where the result may be older than the page', async () => {
    const { use } = await recordContentUse(false, async () => {
      besideTheUse(() => expect(presentUse()).toBeUndefined());
      expect(presentUse()).toBeDefined();
      expect(besideTheUse(() => 'made')).toBe('made');
    });
    expect(use.used.size).toBe(0);
  });

  it('that was stale is asked again as soon as the first of it may be', async () => {
    const { use } = await recordContentUse(false, async () => {
      const recorded = presentUse();
      if (!recorded) throw new Error('nothing is recorded');
      for (const milliseconds of [5000, 1000, 9000]) noteStale(recorded, milliseconds);
    });
    expect([use.stale, use.askAgainIn]).toEqual([true, 1000]);
  });

  it('is recorded by the second of two works that overlap, after the first has ended', async () => {
    let end = () => {};
    const first = recordContentUse(false, async () => undefined);
    const second = recordContentUse(false, async () => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return presentUse();
    });
    await first;
    end();
    const { result, use } = await second;
    expect(result).toBe(use);
  });

  // From Node 24 on a record costs nothing where there is none, and a piece of work keeps its own.
  it.runIf(Number.parseInt(process.versions.node, 10) < 24)(
    'is recorded no more once all work has ended',
    async () => {
      // Its own module: other tests of this process may be recording.
      vi.resetModules();
      const { recordContentUse: record, presentUse: present } = await import('./content-use.server');
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const { result } = await record(false, async () => ({
        before: present(),
        goesOn: ended.then(() => present()),
      }));
      end();
      expect(result.before).toBeDefined();
      expect(await result.goesOn).toBeUndefined();
    },
  );
});

describe('whether a change affects an answer', () => {
  const list = { path: '/events', names: new Set(['jpo-lyon']) };
  const entry = { path: '/events/jpo-lyon', names: new Set(['jpo-lyon', 'lyon']) };
  const missing = { path: '/events/jpo-nantes', names: new Set<string>() };
  const change = (collection: string, ...names: string[]) => ({ collection, names });

  it('every list of a collection may have gained or lost the entry', () => {
    expect(touches(list, change('events', 'new-event'))).toBe(true);
    expect(touches(entry, change('events', 'new-event'))).toBe(false);
  });

  it('an entry shows where it is mentioned, in relations too', () => {
    expect(touches(entry, change('events', 'jpo-lyon'))).toBe(true);
    expect(touches(entry, change('campuses', 'lyon'))).toBe(true);
    expect(touches(list, change('campuses', 'lyon'))).toBe(false);
  });

  it('an entry of another collection with the same name is another', () => {
    expect(touches({ path: '/campuses/lyon', names: new Set() }, change('events', 'lyon'))).toBe(false);
  });

  it('an entry that was not there may be there now', () => {
    expect(touches(missing, change('events', 'jpo-nantes'))).toBe(true);
  });

  it('a change of which nothing is known touches everything', () => {
    expect(touches(entry, unknownChange)).toBe(true);
    expect(touches({ path: '/labels', names: new Set(), relations: [] }, unknownChange)).toBe(true);
  });

  it('one of the entries it refers to suffices', () => {
    const published = { ...change('programmes', 'bts-gpn'), related: ['nantes', 'lyon'] };
    expect(touches({ path: '/x', names: new Set(['lyon']) }, published)).toBe(true);
    expect(touches({ path: '/x', names: new Set(['brest']) }, published)).toBe(false);
  });

  it('it affects every answer of lists that are made of the whole collection, and no other', () => {
    const published = { ...change('programmes', 'bts-gpn'), whole: ['crm-links'] };
    expect(touches({ path: '/crm-links/courses', names: new Set() }, published)).toBe(true);
    expect(touches({ path: '/faqs', names: new Set() }, published)).toBe(false);
  });

  it('a change without a name touches the whole collection', () => {
    expect(touches(entry, change('events'))).toBe(true);
    expect(touches({ path: '/users/me', names: new Set() }, change('users'))).toBe(true);
    expect(touches(entry, change('campuses'))).toBe(false);
  });

  describe('of an entry that refers to others', () => {
    const { programmes, campuses, careers } = collections;
    const published = {
      ...change('programmes', 'bts-gpn'),
      of: programmes,
      related: ['lyon'],
      whole: ['careers'],
    };
    const answer = (path: string, name: string, relations?: UsedContent['relations']) => ({
      path,
      names: new Set([name]),
      relations,
    });

    it('an answer that was asked for its collection’s entries may list it', () => {
      expect(touches(answer('/campuses/lyon', 'lyon', [programmes]), published)).toBe(true);
      expect(touches(answer('/careers', 'hydrologue', [programmes]), published)).toBe(true);
    });

    it('one that was not asked for them cannot, whatever it names', () => {
      expect(touches(answer('/campuses/lyon', 'lyon', []), published)).toBe(false);
      expect(touches(answer('/events', 'lyon', [campuses, careers]), published)).toBe(false);
      expect(touches(answer('/careers', 'hydrologue', [campuses]), published)).toBe(false);
    });

    it('one of which nobody knows what it was asked for may', () => {
      expect(touches(answer('/menu-enrichis', 'lyon', null), published)).toBe(true);
      expect(touches(answer('/menu-enrichis', 'lyon'), published)).toBe(true);
    });

    it('one that shows it already is touched', () => {
      expect(touches(answer('/events/jpo', 'bts-gpn', []), published)).toBe(true);
    });
  });
});
