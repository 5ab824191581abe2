import { describe, expect, it } from 'vitest';
import { contacts } from './contacts';
import { entryDisagreements } from './entry-disagreements';
import { type ToldEntry, toldEntry } from './told-entries';

const lyon = toldEntry('campuses', {
  slug: 'lyon',
  title: 'Lyon',
  city: 'Lyon',
  housing: 'Comptez 450 à 600 euros pour une chambre.',
  rent: { from: 450, to: 600 },
  transport: [{ text: 'Gare de Perrache à 8 minutes à pied.' }],
  facilities: ['Salle de projection de 70 sièges'],
  studentLife: 'L’association « Les Confluents » rame.',
  team: [{ name: 'Aminata Kouyaté', role: 'Responsable des études' }],
});
const tours = toldEntry('campuses', { slug: 'tours', title: 'Tours', city: 'Tours' });
const nature = toldEntry('programmes', {
  slug: 'bts-gpn',
  title: 'BTSA Gestion et protection de la nature',
  shortTitle: 'BTSA GPN',
  rhythms: ['fulltime'],
  entryLevel: 0,
  duration: { value: 2, unit: 'years' },
  schedule: [{ rhythm: 'fulltime', text: '28 heures de cours par semaine et 16 semaines de stage' }],
  certification: { level: 5, certifier: 'Ministère de l’Agriculture' },
  publicDiploma: true,
  prices: [{ status: 'initial', amount: 4800, per: 'year' }],
  campuses: ['lyon'],
});
const river = toldEntry('programmes', {
  slug: 'bachelor-eau',
  title: 'Bachelor Eau et assainissement',
  shortTitle: 'Bachelor Eau',
  rhythms: ['periodic'],
  entryLevel: 2,
  duration: { value: 1, unit: 'years' },
  schedule: [{ rhythm: 'periodic', text: '1 semaine en cours, 2 semaines en entreprise' }],
  certification: { level: 6, certifier: 'IET' },
  publicDiploma: false,
  campuses: ['lyon', 'tours'],
});
/** Words are rare among many texts. */
const others = toldEntry('posts', { slug: 'z', body: 'Il pleut.\n'.repeat(4000) });
const school = [lyon, tours, nature, river, others];
const faq = (answer: string, slug = 'a') => toldEntry('faqs', { slug, answer });
const news = (body: string, more: object = {}) => toldEntry('news', { slug: 'b', body, ...more });
const event = (more: object) =>
  toldEntry('events', {
    slug: 'c',
    campus: 'lyon',
    dateStart: '+5d/sat 10:00',
    dateEnd: '+5d/sat 17:00',
    ...more,
  });
const history = (year: number) =>
  toldEntry('articles', {
    slug: String(year),
    items: [{ date: String(year), title: 'Lyon', text: 'Une classe ouvre.' }],
  });
const changed = (entry: ToldEntry, more: object) => toldEntry(entry.collection, { ...entry.fields, ...more });

describe('the facts of entries', () => {
  it.each<[string, ToldEntry[]]>([
    ['the rhythm of a programme', [...school, faq('Gestion et protection de la nature, en apprentissage.')]],
    ['the length of a programme', [...school, faq('Le Bachelor Eau se prépare en deux ans.')]],
    ['the entry to a programme', [...school, faq('Le Bachelor Eau se suit après un Bac+3.')]],
    ['the campus of a programme', [...school, faq('Le BTSA GPN à Tours recrute.')]],
    ['the diploma of a programme', [...school, faq('Le Bachelor GPN recrute.')]],
    ['a column of another diploma', [...school, news('| | BTS | BTSA |\n| Exemples | GPN, FED | ACD |')]],
    [
      'the ministry of a diploma',
      [...school, news('| | BTSA | Titre |\n| Ministère | Éducation nationale | |')],
    ],
    ['the length of a diploma', [...school, faq('Un bachelor en deux ans.')]],
    ['the number of programmes', [...school, faq('Les deux bachelors en un an.')]],
    ['what is a State diploma', [...school, faq('Les bachelors sont des diplômes d’État.')]],
    [
      'weeks of placement',
      [lyon, tours, river, changed(nature, { description: 'Elle a douze semaines de stage.' })],
    ],
    [
      'the level of a programme',
      [lyon, tours, river, changed(nature, { description: 'Un titre de niveau 6 à la fin.' })],
    ],
    ['the number of campuses', [lyon, tours, river, changed(nature, { summary: 'Sur trois campus.' })]],
    [
      'the rent',
      [...school.slice(1), changed(lyon, { housing: 'Comptez 350 à 600 euros pour une chambre.' })],
    ],
    ['the size of a room', [...school, event({ body: 'Dans la salle de projection, 90 sièges.' })]],
    ['the way from the station', [...school, event({ body: 'Gare à dix-huit minutes à pied.' })]],
    ['the hours of an event', [...school, event({ description: 'De 9 h à 17 h, visites.' })]],
    ['the day of an event', [...school, event({ description: 'Un mardi pour visiter.' })]],
    ['the city of an event', [...school, event({ title: 'Portes ouvertes à Tours' })]],
    ['the mode of an event', [...school, event({ title: 'Conférence en ligne', mode: 'on-site' })]],
    ['the city of an offer', [...school, toldEntry('offers', { slug: 'e', city: 'Tours', campus: 'lyon' })]],
    ['a long number', [...school, faq('SIRET 000 260 260 00017'), faq('SIRET 000 260 260 00071', 'h')]],
    [
      'an address',
      [
        ...school,
        faq('Écrivez à entreprises@iet.example avec votre code postal.'),
        faq('Votre code postal, à admissions@iet.example.', 'h'),
      ],
    ],
    ['the hour of an appointment', [...school, event({ body: 'Rendez-vous à 11 h dans la cour.' })]],
    ['its own length', [lyon, tours, river, changed(nature, { summary: 'Trois années sur le terrain.' })]],
    ['its own rhythm', [lyon, tours, river, changed(nature, { summary: 'Un parcours en alternance.' })]],
    [
      'its own ministry',
      [lyon, tours, river, changed(nature, { description: 'Il relève du ministère de l’Éducation.' })],
    ],
    [
      'the places of a rhythm',
      [
        ...school,
        toldEntry('campuses', { slug: 'brest', title: 'Brest', city: 'Brest' }),
        faq('À Lyon et à Tours, deux jours de cours et trois jours en entreprise chaque semaine.'),
        faq('Deux jours de cours et trois jours en entreprise, à Lyon et à Brest.', 'h'),
      ],
    ],
    [
      'a room',
      [
        ...school,
        toldEntry('campuses', { slug: 'brest', title: 'Brest', facilities: ['Amphithéâtre'] }),
        event({ body: 'Dans l’amphithéâtre.' }),
      ],
    ],
    [
      'what a campus has not',
      [
        ...school,
        toldEntry('campuses', { slug: 'brest', title: 'Brest', access: 'Sans ascenseur.' }),
        event({ campus: 'brest', body: 'Un ascenseur monte à la salle.' }),
      ],
    ],
    [
      'a title that counts',
      [
        toldEntry('articles', {
          slug: 'j',
          block: { title: 'Trois critères', items: [{ text: 'Un' }, { text: 'Deux' }] },
        }),
      ],
    ],
    ['a list that is announced', [faq('Deux habitudes :\n- dehors\n- dedans\n- à la mare')]],
    [
      'a month',
      [
        ...school,
        faq('La bourse aux livres anciens se tient en novembre.'),
        faq('La bourse aux livres anciens se tient en décembre.', 'h'),
      ],
    ],
    [
      'the campus in a story',
      [
        ...school,
        toldEntry('people', {
          slug: 'f',
          name: 'Luc Petit',
          campus: 'lyon',
          programme: 'bts-gpn',
          story: 'Il a rejoint le campus de Tours.',
        }),
      ],
    ],
    [
      'the programme in a story',
      [
        ...school,
        toldEntry('people', {
          slug: 'f',
          name: 'Luc Petit',
          campus: 'lyon',
          programme: 'bts-gpn',
          story: 'Après son Bachelor Eau, il est parti.',
        }),
      ],
    ],
    [
      'what follows a programme',
      [
        ...school,
        toldEntry('programmes', {
          slug: 'mastere-eau',
          title: 'Mastère Gestion de la ressource en eau',
          entryLevel: 3,
          exitLevel: 5,
        }),
        toldEntry('programmes', {
          slug: 'bts-fed',
          title: 'BTS Fluides',
          shortTitle: 'BTS FED',
          entryLevel: 0,
          exitLevel: 2,
        }),
        faq('Un BTS FED, puis le Mastère Gestion de la ressource en eau.'),
      ],
    ],
    [
      'apprentices of a campus',
      [...school, faq('Les apprentis en gestion et protection de la nature de Tours.')],
    ],
    [
      'a length at the end',
      [...school, faq('Le BTSA GPN et le Bachelor Eau conduisent au métier en trois ans.')],
    ],
    ['a level behind the name', [...school, faq('Le Bachelor Eau, titre de niveau 7, prépare au métier.')]],
    ['the name of a person', [...school, event({ body: 'Avec Aminata Konaté.' })]],
    ['the campus of a person', [...school, faq('Aminata Kouyaté, responsable des études à Tours.')]],
    ['the function of a person', [...school, faq('Aminata Kouyaté, chargée des admissions.')]],
    [
      'the president',
      [...school, faq('Anne Morel, présidente de l’IET.'), faq('Luc Petit, président de l’IET.', 'd')],
    ],
    ['the campus of an association', [...school, faq('« Les Confluents », Tours, rame.')]],
    [
      'the length of an offer',
      [
        ...school,
        toldEntry('offers', {
          slug: 'e',
          contract: 'apprenticeship',
          duration: '24 mois',
          campus: 'lyon',
          programmes: ['bachelor-eau'],
        }),
      ],
    ],
    [
      'the rhythm of an offer',
      [
        ...school,
        toldEntry('offers', {
          slug: 'e',
          contract: 'apprenticeship',
          rhythm: '2 jours en cours, 3 jours en entreprise',
          campus: 'lyon',
          programmes: ['bachelor-eau'],
        }),
      ],
    ],
    [
      'where a graduate learnt',
      [
        ...school,
        toldEntry('people', { slug: 'f', name: 'Luc Petit', campus: 'tours', programme: 'bts-gpn' }),
      ],
    ],
    [
      'the rhythm in a testimony',
      [
        ...school,
        news('Trois semaines sur quatre, il est sur le terrain.', { programmes: ['bachelor-eau'] }),
      ],
    ],
    [
      'the size of a group',
      [
        ...school,
        news('Groupe limité à douze.', { programmes: ['bachelor-eau'] }),
        changed(news('Dix participants au plus.'), { slug: 'g', programmes: ['bachelor-eau'] }),
      ],
    ],
    [
      'what the school has',
      [
        ...school,
        faq('L’école n’a pas de résidence à elle.'),
        faq('L’école a une résidence sur chaque campus.', 'h'),
      ],
    ],
    [
      'what is free',
      [
        ...school,
        faq('L’accompagnement du dossier par la conseillère est gratuit.'),
        faq('L’accompagnement du dossier par la conseillère est payant.', 'h'),
      ],
    ],
    ['the year of a campus', [...school, history(1989), history(1986)]],
    [
      'a price in English',
      [...school, faq('Full-time programmes cost between 3,800 and 4,800 euros a year.')],
    ],
  ])('%s', (_, entries) => {
    expect(entryDisagreements(entries).length).toBeGreaterThan(0);
  });

  it('agree if each text says what the fields say', () => {
    const entries = [
      ...school,
      faq(
        'Le BTSA GPN à Lyon se prépare en deux ans, à temps plein ; le Bachelor Eau, en alternance, après un Bac+2.',
      ),
      event({
        title: 'Portes ouvertes à Lyon',
        description: 'Un samedi, de 10 h à 17 h.',
        body: 'Aminata Kouyaté, responsable des études, vous attend dans la salle de projection, 70 sièges, à huit minutes de la gare.',
      }),
      toldEntry('offers', {
        slug: 'e',
        contract: 'apprenticeship',
        duration: '12 mois',
        campus: 'lyon',
        programmes: ['bachelor-eau'],
      }),
    ];
    expect(entryDisagreements(entries)).toEqual([]);
  });
});

describe('contacts', () => {
  const page = (path: string, sentences: string[], links: { label: string; target: string }[] = []) => ({
    path,
    title: '',
    sentences,
    links,
  });

  it('disagree if a link prints another number or address than its own', () => {
    const links = [
      { label: 'Appeler le 03 53 01 26 20', target: 'tel:+33353012630' },
      { label: 'Appeler le 03 53 01 26 30', target: 'tel:+33353012630' },
      { label: 'aide@iet.example', target: 'mailto:aides@iet.example' },
      { label: 'Nous écrire', target: 'mailto:aides@iet.example' },
    ];
    expect(contacts([page('/a', [], links)])).toHaveLength(2);
  });

  it('disagree if an address is a letter away from a known one', () => {
    const pages = [
      page('/a', ['handicap@iet.example']),
      page('/b', ['handicap@iet.example']),
      page('/c', ['handicaps@iet.example', 'vae@iet.example']),
    ];
    expect(contacts(pages)).toHaveLength(1);
  });
});
