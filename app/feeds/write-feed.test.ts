import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitize } from '~/reading/rich-text/rich-text.server';
import { atomProblems, readAtom, readRss } from './testing';
import { type FeedEntry, type FeedInput, writeFeed } from './write-feed.server';

const origin = 'https://www.ecole.example';
const entry: FeedEntry = {
  path: '/actualites/chauves-souris',
  title: 'Écouter les chauves-souris',
  summary: 'Trois quartiers, un même protocole.',
  body: sanitize(
    '<p>Voir <a href="/campus/lyon">le campus</a> et <a href="https://autre.example/">ailleurs</a>.</p>',
  ),
  image: {
    path: '/uploads/paysages/phare-midi.jpg',
    alt: 'Un ciel « nocturne »',
    width: 1920,
    height: 1280,
  },
  published: '2026-09-01',
  updated: null,
  category: 'Environnement',
  author: 'Clara Muñoz',
};
const input: FeedInput = {
  title: 'IET : Actualités',
  description: 'Les actualités de l’école.',
  feedPath: '/actualites.atom?categorie=environnement&campus=lyon',
  pagePath: '/actualites?categorie=environnement&campus=lyon',
  entries: [entry],
  publisher: 'Institut de l’environnement et des territoires',
  origin,
  now: new Date('2026-11-20T09:00:00Z'),
};
const atom = (changes: Partial<FeedEntry> = {}) =>
  readAtom(writeFeed('atom', { ...input, entries: [{ ...entry, ...changes }] }));
const rss = (changes: Partial<FeedEntry> = {}) =>
  readRss(writeFeed('rss', { ...input, entries: [{ ...entry, ...changes }] }));
const unescaped = (html = '') =>
  html.replace(
    /&(lt|gt|quot|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? '',
  );

describe('an Atom feed', () => {
  it('holds to RFC 4287', () => {
    expect(atomProblems(atom(), origin)).toEqual([]);
  });

  it('names itself, its page and its language', () => {
    const feed = atom();
    expect(feed.link.map(({ rel, href }) => [rel, unescaped(href)])).toEqual([
      ['alternate', `${origin}${input.pagePath}`],
      ['self', `${origin}${input.feedPath}`],
    ]);
    expect(feed.id).toBe(`${origin}${input.feedPath}`);
    expect(feed['xml:lang']).toBe('fr');
  });

  it('says when an entry was published and when it was changed', () => {
    expect(atom().entry?.[0]).toMatchObject({
      id: `${origin}/actualites/chauves-souris`,
      published: '2026-09-01T00:00:00.000Z',
      updated: '2026-09-01T00:00:00.000Z',
    });
    const changed = atom({ updated: '2026-09-04T10:30:00+02:00' });
    expect(changed.entry?.[0]?.updated).toBe('2026-09-04T08:30:00.000Z');
    expect(changed.updated).toBe('2026-09-04T08:30:00.000Z');
    expect(changed.entry?.[0]?.id).toBe(atom().entry?.[0]?.id);
  });

  it('contains the picture and the text, with absolute links', () => {
    const text = atom().entry?.[0]?.content?.['#text'] ?? '';
    expect(text).toContain(`src="${origin}/images/jpeg/1280/uploads/paysages/phare-midi.jpg"`);
    expect(text).toContain(`href="${origin}/campus/lyon"`);
    expect(text).toContain('href="https://autre.example/"');
  });

  it.each([
    ['#tarifs', `${origin}${entry.path}#tarifs`],
    ['/campus/lyon', `${origin}/campus/lyon`],
    ['/campus?region=sud&amp;q=l’eau#plan', `${origin}/campus?region=sud&amp;q=l’eau#plan`],
    ['https://autre.example/#x', 'https://autre.example/#x'],
    ['mailto:a@ecole.example', 'mailto:a@ecole.example'],
    ['tel:+33100000000', 'tel:+33100000000'],
  ])('leads from %s in a text to %s, in both formats', (href, address) => {
    const body = sanitize(`<p>Voir <a href="${href}">ici</a>.</p>`);
    const links = (text = '') => [...text.matchAll(/ href="([^"]*)"/g)].map(([, found]) => found);
    expect(links(atom({ body }).entry?.[0]?.content?.['#text'])).toEqual([address]);
    expect(links(rss({ body }).item?.[0]?.['content:encoded'])).toEqual([address]);
    expect(atomProblems(atom({ body }), origin).filter((problem) => problem.includes('relative'))).toEqual(
      [],
    );
  });

  it('is a valid feed without entries, and the same all day', () => {
    const empty = (now: string) => writeFeed('atom', { ...input, entries: [], now: new Date(now) });
    expect(atomProblems(readAtom(empty('2026-11-20T09:00:00Z')), origin)).toEqual([]);
    expect(empty('2026-11-20T23:00:00Z')).toBe(empty('2026-11-20T09:00:00Z'));
  });
});

describe('an RSS feed', () => {
  it('identifies each entry by its permanent address', () => {
    const [item] = rss().item ?? [];
    expect(item?.guid).toEqual({ '#text': `${origin}${entry.path}`, isPermaLink: 'true' });
    expect(item?.link).toEqual([`${origin}${entry.path}`]);
    expect(item?.['dc:creator']).toBe('Clara Muñoz');
    expect(new Date(item?.pubDate ?? '')).toEqual(new Date('2026-09-01'));
  });
});

describe('any text of an editor', () => {
  const words = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc.string({
      minLength: 1,
      unit: fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        "'",
        ']',
        ']]>',
        '<![CDATA[',
        '&amp;',
        '🌱',
        '\n',
        '\u0000',
        '\ufffe',
        'é',
        ' ',
      ),
    }),
  );
  const kept = (text: string) =>
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
      .replace(/\s+/g, ' ')
      .trim();

  it('gives well-formed XML whose title reads back the same', () => {
    fc.assert(
      fc.property(words, words, (title, other) => {
        const changes = {
          title: `A ${title}`,
          summary: other,
          category: other,
          author: other,
          body: sanitize(`<p>${other}</p>`),
        };
        const [read] = atom(changes).entry ?? [];
        expect(unescaped(read?.title['#text'])).toBe(kept(`A ${title}`));
        expect(rss(changes).item).toHaveLength(1);
      }),
    );
  });
});
