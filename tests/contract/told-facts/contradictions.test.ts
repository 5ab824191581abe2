import { expect, it } from 'vitest';
import { contradictions } from './contradictions';
import { type ToldEntry, toldEntry } from './told-entries';

const dijon = toldEntry('campuses', {
  slug: 'dijon',
  title: 'Dijon',
  rent: { from: 300, to: 410 },
  facilities: ['Salle de projection de 70 sièges'],
  studentLife: '« Les Embruns » rame.',
  team: [{ name: 'Aminata Kouyaté', role: 'Responsable des admissions' }],
});
const tours = toldEntry('campuses', { slug: 'tours', title: 'Tours' });
const nature = toldEntry('programmes', {
  slug: 'bts-gpn',
  title: 'BTSA Gestion et protection de la nature',
  shortTitle: 'BTSA GPN',
  rhythms: ['fulltime'],
  entryLevel: 0,
  exitLevel: 2,
  duration: { value: 2, unit: 'years' },
  schedule: [{ text: '28 heures de cours par semaine et 16 semaines de stage' }],
  certification: { level: 5, certifier: 'Ministère de l’Agriculture' },
  prices: [{ status: 'initial', amount: 4800, per: 'year' }],
  campuses: ['dijon'],
});
/** Words are rare among many texts. */
const others = toldEntry('posts', { slug: 'z', body: 'Il pleut.\n'.repeat(3000) });
const school = [dijon, tours, nature, others];
const faq = (answer: string, slug = 'a') => toldEntry('faqs', { slug, answer });
const event = (body: string, more: object = {}) =>
  toldEntry('events', {
    slug: 'c',
    campus: 'dijon',
    dateStart: '+5d/sat 10:00',
    dateEnd: '+5d/sat 17:00',
    body,
    ...more,
  });

it.each<[string, ToldEntry[]]>([
  ['a number', [event('Dans la salle de projection, 90 sièges attendent.')]],
  [
    'days and a week',
    [
      faq('Les bulletins verts arrivent sous dix jours.'),
      faq('Les bulletins verts arrivent sous une semaine.', 'b'),
    ],
  ],
  [
    'a share and a percentage',
    [faq('Un castor sur cinq hiverne au barrage.'), faq('Au barrage, 40 % des castors hivernent.', 'b')],
  ],
  [
    'a month',
    [
      faq('La bourse aux livres anciens se tient en mai.'),
      faq('La bourse aux livres anciens se tient en juin.', 'b'),
    ],
  ],
  [
    'what is free',
    [
      faq('La brochure illustrée du jardin est gratuite.'),
      faq('La brochure illustrée du jardin est payante.', 'b'),
    ],
  ],
  [
    'how often',
    [
      faq('Le carnet vert du jardin se relit chaque semestre.'),
      faq('Le carnet vert du jardin se relit chaque trimestre.', 'b'),
    ],
  ],
  [
    'an ordinal',
    [
      faq('Une entrée directe en deuxième année du jardin.'),
      faq('Une entrée directe en troisième année du jardin.', 'b'),
    ],
  ],
  [
    'one thing of two in a sentence',
    [
      faq('Les voyages verts du jardin sont compris.'),
      faq('Les repas sont compris ; les voyages verts du jardin se paient à part.', 'b'),
    ],
  ],
  [
    'a place',
    [
      faq('Le montage sonore du podcast se fait à Tours.'),
      faq('Le montage sonore du podcast se fait à Dijon.', 'b'),
    ],
  ],
  [
    'what a text denies',
    [
      faq('Aucun justificatif médical original au rendez-vous infirmier.'),
      faq('Un justificatif médical original au rendez-vous infirmier.', 'b'),
    ],
  ],
  [
    'a deed',
    [
      faq('L’école ne garantit pas l’échéancier vert du jardin.'),
      faq('L’école garantit l’échéancier vert du jardin.', 'b'),
    ],
  ],
  [
    'what a text says is not done',
    [
      faq('L’échéancier vert du jardin ne peut pas être revu.'),
      faq('L’échéancier vert du jardin peut être revu.', 'b'),
    ],
  ],
  ['a summary', [toldEntry('news', { slug: 'n', summary: 'Trois castors.', body: 'Cinq castors.' })]],
  ['another campus than its own', [event('Venez ensuite à Tours.')]],
  ['an unknown association', [event('L’association « Les Embellies » rame.')]],
  ['an unknown person of a campus', [event('Paul Durand, directeur du campus, reçoit.')]],
  ['a sentence that counts', [faq('Il a deux rubriques : l’eau, l’air et le sol.')]],
  ['a line that counts', [faq('La visite a deux temps, debout :\n- un\n- deux\n- trois')]],
  ['the length of a programme', [faq('Le BTSA GPN se prépare en trois ans.')]],
  ['the rhythm of a programme', [faq('Le BTSA GPN, en apprentissage, recrute.')]],
  ['the campus of a programme', [faq('Le BTSA GPN à Tours recrute.')]],
  ['the price of a programme', [faq('Le BTSA GPN coûte 5 800 € par an.')]],
  ['the level of a diploma', [faq('Un BTSA est un diplôme de niveau 6.')]],
  ['the function of a person', [faq('Aminata Kouyaté, directrice du campus, reçoit.')]],
  ['the campus of an association', [faq('« Les Embruns », Tours, rame.')]],
  ['a mistyped name', [event('Avec Aminata Kouyata.')]],
  ['the weekday of an event', [event('Venez.', { description: 'Un mardi pour visiter.' })]],
  ['half a day of an event', [event('Venez.', { description: 'Une demi-journée pour visiter.' })]],
  ['the beginning of an event', [event('Rendez-vous à 11 h dans la cour.')]],
  [
    'a title that counts',
    [
      toldEntry('articles', {
        slug: 'j',
        block: { title: 'Trois critères', items: [{ text: 'Un' }, { text: 'Deux' }] },
      }),
    ],
  ],
])('%s is contradicted', (_, entries) => {
  expect(contradictions([...school, ...entries])).toHaveLength(1);
});

const page = (blocks: readonly object[], more: object = {}) =>
  toldEntry('articles', { rubrique: 'ecole', slug: null, pageLayout: { blocks }, ...more });
const inEnglish = {
  locale: 'en',
  rubrique: 'school',
  localizations: [{ locale: 'fr', rubrique: 'ecole', slug: null }],
};
const energy = toldEntry('programmes', {
  slug: 'bts-fed',
  title: 'BTSA Fluides et domotique',
  schedule: [{ text: '2 semaines en cours, 2 semaines en entreprise' }],
  prices: [{ status: 'initial', amount: 4600, per: 'year' }],
  campuses: ['dijon'],
});
const table = {
  columns: ['Engagement', 'Départ', 'Objectif'],
  rows: [['Énergie des bâtiments', '148', '99']],
};
const calendar = [{ title: 'Vœux', opensOn: '--01-19', closesOn: '--03-12' }];

it.each<[string, string, ToldEntry[]]>([
  [
    'a translation',
    'year of a translation',
    [page([{ body: 'Ouvert en 2013.' }]), page([{ body: 'Since 2012.' }], inEnglish)],
  ],
  [
    'a figure',
    'count of the school secteu ',
    [
      page([{ items: [{ value: '8', label: 'secteurs' }] }]),
      faq('Neuf secteurs.'),
      faq('Neuf secteurs.', 'b'),
    ],
  ],
  ['a name that stands once', 'name of the school', [faq('Le dossier part chez Claire Morvan.')]],
  ['an address that stands once', 'name of the school', [faq('Écrivez à accueil@iet.example.')]],
  [
    'a period of the calendar',
    'day of from 19 janvier',
    [
      toldEntry('settings', { slug: 's', admission: { national: calendar } }),
      faq('Vœux du 19 janvier au 31 mars.'),
    ],
  ],
  [
    'the last day',
    'day of demand',
    [faq('Il se demande avant le 15 mai.'), faq('Ils se demandent avant le 15 juin.', 'b')],
  ],
  [
    'the rents of a campus',
    'rent of its fields',
    [
      toldEntry('campuses', {
        slug: 'b',
        title: 'Nice',
        rent: { from: 400, to: 500 },
        housing: 'De 420 à 500 euros.',
      }),
    ],
  ],
  [
    'a row of figures',
    '% of ecole/index',
    [page([{ text: 'Réduire de moitié l’énergie des bâtiments.' }, table])],
  ],
  [
    'the alternation of a story',
    'alternation of bts-fed',
    [
      toldEntry('people', {
        slug: 'k',
        programme: 'bts-fed',
        campus: 'dijon',
        story: 'Une semaine sur quatre, il est en cours.',
      }),
    ],
  ],
  [
    'the lowest price of a kind of diploma',
    '€ of BTSA',
    [
      toldEntry('answers', {
        slug: 'p',
        question: 'Combien coûte un BTSA ?',
        answer: 'À temps plein, de 4 700 à 4 800 € par an.',
      }),
    ],
  ],
  [
    'how many a block shows',
    'number of items',
    [
      page([{ __component: 'blocks.podcasts', intro: 'Six conversations.' }]),
      toldEntry('podcasts', { slug: 'b' }),
      toldEntry('podcasts', { slug: 'd' }),
    ],
  ],
])('%s is contradicted by structure', (_, about, entries) => {
  const found = contradictions([...school, energy, ...entries]);
  expect(found.map((one) => one.about)).toContain(about);
});

it('agrees in other words and units, and about other subjects', () => {
  const entries = [
    faq('Les bulletins verts arrivent sous sept jours.'),
    faq('Les bulletins verts arrivent sous une semaine.', 'b'),
    faq('Un castor sur cinq hiverne au barrage.', 'd'),
    faq('Au barrage, 20 % des castors hivernent.', 'e'),
    faq('Le BTSA GPN se prépare en deux ans, à temps plein.', 'f'),
    event('À Tours, la salle de projection a 90 sièges.', { campus: 'tours' }),
  ];
  expect(contradictions([...school, ...entries])).toEqual([]);
});
