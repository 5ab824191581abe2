import { describe, expect, it } from 'vitest';
import { entryDuties, publishingRefusal } from './entry-duties';
import { withSeverity } from './finding';

const now = new Date('2027-02-01T12:00:00Z');

/** A programme as Strapi's document service holds it: absent is null. */
const programme = {
  documentId: 'abc',
  slug: 'bts-gemeau',
  title: 'BTSA GEMEAU',
  summary: 'Amener l’eau où il faut.',
  description: 'Une **rivière**, une station.',
  rhythms: ['periodic'],
  publicDiploma: true,
  duration: { id: 1, format: 'long', value: 2, unit: 'years' },
  aims: ['Dimensionner un réseau'],
  prerequisites: ['Un baccalauréat'],
  methods: ['Travaux pratiques'],
  assessment: ['Contrôle en cours de formation'],
  accessibility: 'Les terrains sont choisis avec vous.',
  campuses: [{ documentId: 'lyon' }],
  certification: {
    title: 'Technicien de l’eau',
    rncpCode: 'RNCP38351',
    certifier: 'Ministère',
    registeredOn: null,
    expiresOn: '2029-09-01',
    demo: false,
  },
  prices: [{ status: 'apprenticeship', amount: 0, per: 'year', note: null }],
  admission: { calendar: 'rolling', delay: 'Deux semaines', steps: ['Un entretien'], closesOn: null },
  outcomes: {
    year: 'Promotion 2026',
    cohort: 84,
    source: 'Enquête',
    success: 88,
    continuation: 40,
    interruption: 6,
    employment: 61,
    contractBreak: 7,
  },
  updatedOn: '2027-01-20',
};

const refused = (changes: object) =>
  publishingRefusal(entryDuties('programme', { ...programme, ...changes }, now))?.errors.map(({ path }) =>
    path.join('.'),
  ) ?? null;

describe('publishing a programme', () => {
  it('is free when nothing is missing', () => {
    expect(refused({})).toBeNull();
  });

  it.each<[string, object]>([
    ['aims', { aims: null }],
    ['prerequisites', { prerequisites: [] }],
    ['methods', { methods: ['  '] }],
    ['assessment', { assessment: undefined }],
    ['accessibility', { accessibility: ' ' }],
    ['prices', { prices: [] }],
    ['outcomes', { outcomes: null }],
    ['outcomes.source', { outcomes: { ...programme.outcomes, source: '' } }],
    ['certification.rncpCode', { certification: { ...programme.certification, rncpCode: null } }],
    ['admission.delay', { admission: null }],
    ['admission.steps', { admission: { ...programme.admission, steps: null } }],
    ['updatedOn', { updatedOn: null }],
    ['certification.rncpCode', { certification: { ...programme.certification, rncpCode: 'le 38351' } }],
    // A group that lacks what the site needs of it is read in its other values.
    ['certification.rncpCode', { certification: { rncpCode: '', expiresOn: '2029-09-01' } }],
    ['outcomes.source', { outcomes: { ...programme.outcomes, cohort: null, source: '' } }],
    ['description', { description: 'Une formation certifiée Qualiopi.' }],
  ])('is refused at the field %s', (field, changes) => {
    expect(refused(changes)).toEqual([field]);
  });

  it('is not refused for what time alone has brought: a mistake on the page can still be put right', () => {
    expect(refused({ updatedOn: '2025-01-01' })).toBeNull();
    expect(refused({ outcomes: { ...programme.outcomes, year: 'Promotion 2022' } })).toBeNull();
    expect(refused({ certification: { ...programme.certification, expiresOn: '2026-01-01' } })).toBeNull();
  });

  it('is not refused for an advice', () => {
    expect(entryDuties('programme', { ...programme, campuses: [] }, now)).toMatchObject([
      { field: 'campuses', refuses: false },
    ]);
    expect(refused({ campuses: [] })).toBeNull();
  });

  it('names everything at once, with the text that asks for it', () => {
    const refusal = publishingRefusal(entryDuties('programme', { ...programme, aims: [], prices: [] }, now));
    expect(refusal?.message).toContain(
      'Objectifs absents\u00a0: écrivez-les, un par ligne (Qualiopi, indicateur 1).',
    );
    expect(refusal?.message).toContain('de 0 euro pour un apprenti (Qualiopi, indicateur 1).');
  });

  it('says nothing of the national calendar’s dates, which the settings keep', () => {
    const admission = { ...programme.admission, calendar: 'national', opensOn: null, closesOn: null };
    expect(entryDuties('programme', { ...programme, admission }, now)).toEqual([]);
  });

  it('waits for no results of a programme that has no graduates yet, whatever a draft leaves empty', () => {
    expect(refused({ outcomes: { year: 'Première promotion en 2027', cohort: 0, source: null } })).toBeNull();
    expect(refused({ outcomes: { year: 'Première promotion en 2020', cohort: 0 } })).toBeNull();
  });

  it('says the way out of each refusal', () => {
    const messages = entryDuties('programme', {}, now)
      .filter(({ refuses }) => refuses)
      .map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(5);
    for (const message of messages) expect(message).toMatch(/\u00a0: \S/);
  });

  it('of an empty draft fails at no field it cannot read', () => {
    expect(refused(Object.fromEntries(Object.keys(programme).map((name) => [name, null])))).toContain(
      'prices',
    );
  });
});

describe('publishing a page', () => {
  const page = { rubrique: 'declaration-accessibilite', slug: null, locale: 'fr', summary: 'Non conforme.' };
  const fields = (entry: object) =>
    publishingRefusal(entryDuties('page', { updatedOn: '2027-01-10', ...entry }, now))?.errors.map(
      ({ path }) => path[0],
    );

  it('that the law asks for is refused while a mention is absent', () => {
    expect(fields({ ...page, blocks: [] })).toContain('blocks');
    const body = 'Contenus non accessibles : … Écrivez à acces@ecole.example, puis au Défenseur des droits.';
    expect(fields({ ...page, blocks: [{ body }] })).toBeUndefined();
  });

  it('tells of a quote that no fact has the name of, beside its field, and is not refused for it', () => {
    const blocks = [{ body: 'Sous {{application.answer}} jours, ou {{application.nothing}}.' }];
    const found = entryDuties('page', { ...page, rubrique: 'vie-etudiante', blocks }, now);
    expect(found.map(({ rule, field, refuses }) => [rule, field, refuses])).toEqual([
      ['fact.unknown', 'blocks', false],
    ]);
  });

  it('is free for every other page, and in English', () => {
    expect(fields({ ...page, rubrique: 'vie-etudiante' })).toBeUndefined();
    expect(fields({ ...page, locale: 'en' })).toBeUndefined();
    // English lists are pages of the editors.
    expect(fields({ ...page, rubrique: 'campus', slug: 'lyon', locale: 'en' })).toBeUndefined();
  });
});

it('says the weight of a finding in a word', () => {
  const finding = { message: 'Aucun prix.', basis: 'Qualiopi, indicateur 1' };
  expect(withSeverity({ ...finding, severity: 'duty' })).toBe(
    'Obligation\u00a0: Aucun prix (Qualiopi, indicateur 1).',
  );
  expect(withSeverity({ ...finding, severity: 'advice' })).toMatch(/^Conseil/);
});
