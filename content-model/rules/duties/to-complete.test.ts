import { expect, it } from 'vitest';
import { type KnownEntry, toComplete } from './to-complete';

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
  const listed = toComplete(entries, now);
  expect(listed.map(({ title }) => title)).toEqual(['online', 'all', 'some', 'charte-donnees-personnelles']);
  expect(listed.at(-1)?.findings).toMatchObject([{ rule: 'page.outdated', field: 'updatedOn' }]);
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
  const found = toComplete([offer], now, { offerDays: 60 })[0]?.findings ?? [];
  expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules));
  expect(found.every(({ refuses }) => !refuses)).toBe(true);
});
