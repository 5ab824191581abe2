import { describe, expect, it } from 'vitest';
import { blocks } from '../../blocks';
import type { Collection } from '../../collection';
import { collections } from '../../index';
import type { EntryKind } from '../../places';
import { blockCollections, shownCollections } from './block-losses';
import { entryDuties, publishingNotice, publishingRefusal } from './entry-duties';
import { lossFindings } from './loss-findings';
import { pathsIn } from './paths-in';
import type { Surroundings } from './surroundings';

const none: Surroundings['slugs'] = Object.fromEntries([...shownCollections].map((name) => [name, []]));

/** `blocks.0.columns table.columns loss` */
const found = (kind: EntryKind, entry: object, surroundings: Partial<Surroundings> = {}) =>
  lossFindings(kind, 'essai', entry as never, surroundings).map(
    ({ field, rule, severity }) => `${field} ${rule} ${severity}`,
  );
const messages = (kind: EntryKind, entry: object, surroundings: Partial<Surroundings> = {}) =>
  lossFindings(kind, 'essai', entry as never, surroundings).map(({ message }) => message);
const inPage = (block: object, surroundings: Partial<Surroundings> = {}) =>
  found('page', { rubrique: 'ecole', blocks: [block] }, surroundings);

const table = {
  __component: 'blocks.table',
  columns: ['Étape', 'Date'],
  rows: [['Dépôt', 'mars']],
};

describe('a campus overseas', () => {
  it('is not published by the clock of Paris, and is told its own', () => {
    const campus = { slug: 'fort-de-france', postalCode: '97200', timezone: 'Europe/Paris' };
    expect(found('campus', campus)).toEqual(['timezone campus.zone duty']);
    expect(messages('campus', campus)).toEqual([expect.stringContaining('America/Martinique')]);
    expect(found('campus', { ...campus, timezone: null })).toEqual(['timezone campus.zone duty']);
    expect(found('campus', { ...campus, timezone: 'America/Martinique' })).toEqual([]);
    const refusal = publishingRefusal(entryDuties('campus', campus, new Date('2027-02-01')));
    expect(refusal?.errors).toMatchObject([{ path: ['timezone'] }]);
  });

  it.each([
    ['98800', 'Pacific/Noumea'],
    ['97410', 'Indian/Reunion'],
    ['98713', 'Pacific/Tahiti'],
    ['97500', 'America/Miquelon'],
  ])('at %s is by %s', (postalCode, zone) => {
    expect(messages('campus', { slug: 'a', postalCode })).toEqual([expect.stringContaining(zone)]);
  });

  it('is none in France, nor in Monaco', () => {
    for (const postalCode of ['75001', '98000', '', null])
      expect(found('campus', { slug: 'a', postalCode, timezone: 'Europe/Paris' })).toEqual([]);
  });
});

it('an icon that the site cannot show is told where it was chosen', () => {
  const icon = (ending: string) => ({ look: { icon: { url: `/uploads/icone.${ending}`, mime: 'image/x' } } });
  expect(found('settings', icon('svg'))).toEqual(['look.icon look.icon loss']);
  expect(found('settings', icon('png'))).toEqual([]);
  expect(found('settings', { look: null })).toEqual([]);
});

describe('a block', () => {
  it('with all it needs loses nothing', () => {
    expect(inPage(table)).toEqual([]);
    expect(inPage({ __component: 'blocks.events' })).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['a table of one column', { ...table, columns: ['Étape'] }, ['blocks.0.columns table.columns loss']],
    ['a table without rows', { ...table, rows: [] }, ['blocks.0.rows block.empty loss']],
    ['cards without cards', { __component: 'blocks.cards', items: [] }, ['blocks.0.items block.empty loss']],
    [
      'questions without any, and without a subject',
      { __component: 'blocks.accordion', items: [], topic: null },
      ['blocks.0.items block.empty loss'],
    ],
    [
      'a button that leads nowhere',
      { __component: 'blocks.notice', text: 'Ici.', actions: [{ label: 'Voir', href: null, action: null }] },
      ['blocks.0.actions.0.href button.link loss'],
    ],
    [
      'a button without words',
      { __component: 'blocks.notice', text: 'Ici.', actions: [{ label: '', href: '/contact' }] },
      ['blocks.0.actions.0.label button.label loss'],
    ],
    [
      'a link without its scheme',
      { __component: 'blocks.cards', items: [{ title: 'Onisep', href: 'www.onisep.fr' }] },
      ['blocks.0.items.0.href link.form loss'],
    ],
    [
      'a page inside without https',
      { __component: 'blocks.frame', url: 'http://carte.example/' },
      ['blocks.0.url link.form loss'],
    ],
    [
      'a video of nobody',
      { __component: 'blocks.video', videoId: 'https://video.example/42', transcript: 'Mot à mot.' },
      ['blocks.0.videoId video.address loss'],
    ],
  ])('names %s', (_, block, expected) => {
    expect(inPage(block)).toEqual(expected);
  });

  it('of entries is reported as empty while there are none', () => {
    for (const [kind, [from]] of Object.entries(blockCollections)) {
      const block = { __component: `blocks.${kind}` };
      expect(inPage(block, { slugs: none }), kind).toEqual(['blocks.0.title block.none advice']);
      expect(inPage(block, { slugs: { ...none, [from]: ['un'] } }), kind).toEqual([]);
    }
  });

  it('of entries is reported with the criterion that finds nothing', () => {
    const slugs = { ...none, programmes: ['bts-eau'], campuses: ['brest'], news: ['un'] };
    expect(inPage({ __component: 'blocks.news', campus: 'Brest' }, { slugs })).toEqual([
      'blocks.0.campus block.criterion loss',
    ]);
    expect(inPage({ __component: 'blocks.programmes', slugs: ['bts-eau', 'bts-o'] }, { slugs })).toEqual([
      'blocks.0.slugs block.criterion loss',
    ]);
    expect(inPage({ __component: 'blocks.contact', campus: 'brest' }, { slugs })).toEqual([]);
  });

  const needs = blocks.map(({ kind, ...block }) => [kind, [...(block.subject ?? block.needs)]] as const);
  const text = 'un';
  const item = { title: text, text, question: text, answer: text, quote: text, value: text, url: '/un' };
  const filled: Readonly<Record<string, unknown>> = {
    ...{ title: text, text, eyebrow: text, topic: text, body: text, transcript: text },
    ...{ url: 'https://un.example', videoId: 'https://youtu.be/abcdefghijk' },
    ...{ image: { url: '/uploads/un.jpg' }, images: [{ url: '/uploads/un.jpg' }] },
    ...{ rows: [[text, text]], actions: [{ label: text, href: '/un' }], items: [item] },
  };

  it.each(needs.filter(([, names]) => names.length > 0))(
    '%s is reported as not shown without any of %j that the site can read',
    (kind, names) => {
      // A table has its titles, whatever its rows.
      const block = { ...(kind === 'table' ? table : {}), rows: [], __component: `blocks.${kind}` };
      expect(inPage(block)).toEqual([`blocks.0.${names[0]} block.empty loss`]);
      for (const name of names) {
        expect([name, inPage({ ...block, [name]: filled[name] })]).toEqual([name, []]);
        for (const unreadable of [null, '', '  ', [], [{}], [null]])
          expect([name, unreadable, inPage({ ...block, [name]: unreadable })]).not.toEqual([
            name,
            unreadable,
            [],
          ]);
      }
    },
  );

  it('that shows entries says so', () => {
    const own = blocks.filter(({ subject }) => subject === null).map(({ kind }) => kind);
    expect(own).toEqual(expect.arrayContaining(Object.keys(blockCollections)));
  });
});

it.each(Object.values<Collection>(collections).filter(({ bySlug, kind }) => bySlug && kind !== undefined))(
  'an entry of $path that no slug finds is told so where the slug was typed',
  ({ kind }) => {
    expect(found(kind as EntryKind, { slug: 'Écologie' })).toContain('slug address.form loss');
  },
);

describe('an entry', () => {
  it('with a slug in capitals is reported with the slug that works', () => {
    expect(found('programme', { slug: 'BTS-Eau' })).toEqual(['slug address.form loss']);
    expect(messages('programme', { slug: 'BTS-Eau' })[0]).toContain('«\u00a0bts-eau\u00a0»');
    expect(found('page', { rubrique: 'École', slug: 'a_b' })).toEqual([
      'rubrique address.form loss',
      'slug address.form loss',
    ]);
  });

  it('without a date of publication is reported as a 404, before publication', () => {
    expect(found('news-item', { slug: 'un', publishDate: null })).toEqual(['publishDate date.missing loss']);
    expect(messages('post', { slug: 'un' })[0]).toContain('404');
    expect(found('offer', { slug: 'un' })).toEqual([]);
  });

  it('is proposed the link that was meant', () => {
    const partner = (url: string) => messages('partner', { url })[0];
    expect(partner('www.onisep.fr')).toContain('«\u00a0https://www.onisep.fr/\u00a0»');
    expect(partner('contact@ecole.fr')).toContain('«\u00a0mailto:contact@ecole.fr\u00a0»');
    expect(partner('javascript:alert(1)')).toContain('https://…');
    expect(partner('/contact')).toBeUndefined();
    expect(
      found('menu', { body: [{ label: 'A', url: 'ecole', items: [{ label: 'B', url: '/b' }] }] }),
    ).toEqual(['body.0.url link.form loss']);
  });

  it('that is a label without a text is reported with the nearest key', () => {
    const labelKeys = ['layout.footer.accessibility', 'commons.brand.tagline'];
    expect(found('label', { key: 'commons.brand.tagline' }, { labelKeys })).toEqual([]);
    expect(found('label', { key: 'commons.tagline' }, { labelKeys })).toEqual(['key label.unknown loss']);
    expect(messages('label', { key: 'commons.tagline' }, { labelKeys })[0]).toContain(
      'commons.brand.tagline',
    );
  });

  it('that is a page is reported if nothing leads to it', () => {
    const page = { rubrique: 'vie-etudiante', slug: 'sport', title: 'Sport' };
    expect(found('page', page, { linkedPaths: ['/vie-etudiante'] })).toEqual([
      'rubrique page.unlinked advice',
    ]);
    expect(found('page', page, { linkedPaths: ['/vie-etudiante/sport'] })).toEqual([]);
    expect(found('page', { rubrique: 'mentions-legales' }, { linkedPaths: [] })).toEqual([]);
    expect(found('page', page)).toEqual([]);
  });

  it('that is an English page is reported if the site shows none', () => {
    const page = { rubrique: 'school', slug: null, locale: 'en' };
    const linkedPaths = ['/en/school'];
    expect(found('page', page, { linkedPaths, english: false })).toEqual(['rubrique page.english loss']);
    expect(found('page', page, { linkedPaths, english: true })).toEqual([]);
    expect(found('page', { ...page, locale: 'fr' }, { linkedPaths: ['/school'], english: false })).toEqual(
      [],
    );
  });

  it.each([
    ['/uploads/a.heic', 'image/heic', null, 'picture.kind'],
    ['/uploads/a.pdf', 'application/pdf', null, 'picture.kind'],
    ['/uploads/a.mp4', 'video/mp4', null, 'picture.kind'],
    ['/uploads/a.tiff', 'image/tiff', 40, 'picture.kind'],
    ['/uploads/a.bmp?v=2', 'image/bmp', null, 'picture.kind'],
    // Strapi has found no size: it is a text, or a photograph of a telephone under another name.
    ['/uploads/a.jpg', 'image/jpeg', null, 'picture.broken'],
    ['/uploads/a.png', 'image/png', null, 'picture.broken'],
  ])(
    'with %s (%s, width %j) where a picture belongs is named with what to do: %s',
    (url, mime, width, rule) => {
      const image = { url, mime, name: 'a', width, height: width };
      const entry = { blocks: [{ __component: 'blocks.hero', image }] };
      expect(found('page', entry)).toContain(`blocks.0.image ${rule} loss`);
      expect(found('news-item', { slug: 'a', publishDate: '2026-01-01', focusImage: image })).toEqual([
        `focusImage ${rule} loss`,
      ]);
    },
  );

  it.each([
    ['/uploads/a.jpg', 40],
    ['/uploads/a.svg', null],
    ['/uploads/a.avif', null],
    // Another content service measures nothing.
    ['/uploads/a.jpg', undefined],
  ])('with %s (width %j) says nothing', (url, width) => {
    expect(found('campus', { image: { url, mime: 'image/x', width } })).toEqual([]);
  });

  it('with a picture over the limit is reported, with the smaller version that is shown', () => {
    const picture = { url: '/uploads/a.png', mime: 'image/png', width: 8000, height: 4000, size: 900 };
    const formats = { medium: { url: '/uploads/m.png' } };
    expect(found('campus', { image: { ...picture, formats } })).toEqual(['image picture.smaller advice']);
    expect(found('campus', { image: { ...picture, formats: null } })).toEqual(['image picture.large loss']);
    expect(found('campus', { image: { ...picture, formats, height: 1000 } })).toEqual([]);
    expect(found('campus', { image: { ...picture, formats, height: 10, size: 16_000 } })).toHaveLength(1);
  });

  it('is still published, and the editor learns what visitors will not see', () => {
    const findings = entryDuties('news-item', { slug: 'un' }, new Date('2027-02-01'));
    expect(publishingRefusal(findings)).toBeNull();
    expect(publishingNotice(findings)).toMatchObject({
      message: expect.stringContaining('404'),
      picture: undefined,
    });
  });
});

it('finds the paths that menus, buttons and texts lead to, in HTML and in Markdown', () => {
  const value = [
    { url: '/ecole', items: [{ url: '/ecole/equipe#qui' }] },
    {
      body: 'Voir [la page](/contact) et <a href="/reclamation?x=1">ici</a>, pas [là](https://a.example/b).',
    },
  ];
  expect(pathsIn(value)).toEqual(['/ecole', '/ecole/equipe', '/contact', '/reclamation']);
});
