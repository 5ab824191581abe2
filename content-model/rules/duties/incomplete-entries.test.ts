import { describe, expect, it } from 'vitest';
import { incompleteEntries, type KnownEntry } from './incomplete-entries';

const now = new Date('2027-02-01T12:00:00Z');

const programme = (title: string, changes: Partial<KnownEntry> = {}): KnownEntry => ({
  kind: 'programme',
  documentId: title,
  title,
  isPublished: false,
  entry: {},
  ...changes,
});
const page = (rubrique: string): KnownEntry => ({
  ...programme(rubrique),
  kind: 'page',
  entry: {
    rubrique,
    updatedOn: '2020-01-01',
    summary: 'Responsable de traitement, conservation, droits, CNIL',
  },
});

it('lists what lacks most first, online before drafts, and nothing that is complete', () => {
  const review = page('charte-donnees-personnelles');
  const some = programme('some', {
    entry: { aims: ['a'], methods: ['a'], assessment: ['a'], accessibility: 'a' },
  });
  const entries = [
    review,
    page('vie-etudiante'),
    some,
    programme('all'),
    programme('online', { isPublished: true }),
  ];
  const listed = incompleteEntries(entries, now);
  expect(listed.map(({ title }) => title)).toEqual(['online', 'all', 'some', 'charte-donnees-personnelles']);
  expect(listed.at(-1)?.findings).toMatchObject([{ rule: 'page.outdated', field: 'updatedOn' }]);
});

describe('of two entries comes first the one', () => {
  const narrowTable = { __component: 'blocks.table', columns: ['Étape'], rows: [['Dépôt']] };
  const emptyNews = { __component: 'blocks.news', title: 'Actualités' };
  const campus = (title: string, changes: Partial<KnownEntry> = {}, blocks: object[] = []): KnownEntry => ({
    ...programme(title, changes),
    kind: 'campus',
    entry: { slug: 'fort-de-france', postalCode: '97200', timezone: 'Europe/Paris', blocks },
  });
  const pageOf = (title: string, blocks: object[]): KnownEntry => ({
    ...programme(title, { isPublished: true }),
    kind: 'page',
    entry: { rubrique: 'ecole', blocks },
  });
  const many = <T>(value: T): T[] => Array.from({ length: 60 }, () => value);
  const titlesOf = (...entries: KnownEntry[]) =>
    incompleteEntries(entries, now, { slugs: { news: [] } as never }).map(({ title }) => title);

  it('that breaks a duty, not the one that loses much', () => {
    expect(titlesOf(pageOf('losses', many(narrowTable)), campus('duty'))).toEqual(['duty', 'losses']);
  });

  it('that is published, if both break as many duties', () => {
    expect(titlesOf(campus('draft', {}, many(narrowTable)), campus('online', { isPublished: true }))).toEqual(
      ['online', 'draft'],
    );
  });

  it('that loses something, not the one with much advice', () => {
    expect(titlesOf(pageOf('advice', many(emptyNews)), pageOf('loss', [narrowTable]))).toEqual([
      'loss',
      'advice',
    ]);
  });
});

it('compares an offer with its programmes and with the promised days', () => {
  const offer: KnownEntry = {
    ...programme('Assistant QSE'),
    kind: 'offer',
    entry: {
      slug: 'assistant-qse',
      title: 'Assistant QSE',
      contract: 'apprenticeship',
      duration: '24 mois',
      startsOn: '2027-02-08',
      closesOn: '2027-02-05',
      publishDate: '2026-10-01',
      campus: { title: 'Lille' },
      programmes: [
        {
          title: 'Bachelor QSE',
          intakes: ['Rentrée d’octobre', 'Rentrée de février à Paris'],
          duration: { value: 1, unit: 'years', format: 'long' },
          admission: { calendar: 'rolling', closesOn: '2027-01-05', full: null },
        },
      ],
    },
  };
  const rules = ['closesOn.promise', 'startsOn.intake', 'duration.course', 'programmes.closed'];
  const found = incompleteEntries([offer], now, { offerDays: 60 })[0]?.findings ?? [];
  expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules));
  expect(found.every(({ refuses }) => !refuses)).toBe(true);
});
