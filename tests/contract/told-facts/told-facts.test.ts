/**
 * Pages of the demonstration state each fact in one way: `CONTENT_DIRECTORY` names another school, or a copy of it with
 * contradictions to be found.
 */
import { describe, expect, it } from 'vitest';
import { renderedSite } from '../rendered-site';
import { contacts } from './contacts';
import { disagreements } from './disagreements';
import { entryDisagreements } from './entry-disagreements';
import { toldEntries } from './told-entries';
import { type ToldPage, toldPages } from './told-pages';

const page = (path: string, ...sentences: string[]): ToldPage => ({
  path,
  title: sentences[0] ?? '',
  sentences,
  links: [],
});
const lyon = page(
  '/campus/lyon',
  'Campus de Lyon',
  'Téléphone',
  '04 65 71 00 58',
  '45 quai du Bateau-Lavoir | 69002 Lyon',
);
const rse = page('/formations/mastere-rse', 'Mastère Stratégie RSE', '2 ansAlternance', '9 300 €/an');

describe('the facts on pages', () => {
  it.each([
    [
      'an hour and half an hour',
      [
        page('/integrer-iet', 'Une heure d’exercices.'),
        page('/agenda/epreuves-d-admission-lyon', 'Une demi-heure d’exercices.'),
      ],
    ],
    [
      'ten days and a week',
      [
        page('/integrer-iet', 'Réponse sous dix jours ouvrés.'),
        page('/agenda/epreuves-d-admission-lyon', 'Décision sous une semaine.'),
      ],
    ],
    [
      'a count in words and in digits',
      [page('/', 'L’école a 26 campus.'), page('/contact', 'Nos vingt-cinq campus.')],
    ],
    ['two phones of one campus', [lyon, page('/blog/a', 'Appelez le campus de Lyon au 04 65 71 00 59.')]],
    ['two houses in one street', [lyon, page('/actualites/a', 'Rendez-vous au 47 quai du Bateau-Lavoir.')]],
    ['two prices of a programme', [rse, page('/blog/a', 'Le Mastère Stratégie RSE coûte 7 000 € par an.')]],
    ['two lengths of a programme', [rse, page('/blog/a', 'Le Mastère Stratégie RSE dure trois ans.')]],
    [
      'two levels',
      [page('/panorama', 'Le BTS est de niveau 5.'), page('/blog/a', 'Un BTS mène au niveau 6.')],
    ],
    [
      'the rate of a sheet and another one',
      [
        page(rse.path, 'Mastère Stratégie RSE', 'Obtention du diplôme ou du titre', '94 %'),
        page('/blog/a', 'Au Mastère Stratégie RSE, 81 % des candidats réussissent.'),
      ],
    ],
    [
      'the month on a sheet and another one',
      [
        page(rse.path, 'Mastère Stratégie RSE', 'Ouverture des candidatures', '18 septembre 2026'),
        page('/blog/a', 'Au Mastère Stratégie RSE, les candidatures ouvrent en mars.'),
      ],
    ],
    [
      'the pay of a career and another one',
      [
        page(
          '/metiers/garde',
          'Garde ou gardienne de parc, le métier',
          'Salaire brut annuel',
          'de 22 500 € à 29 500 €',
        ),
        page('/blog/a', 'Une gardienne de parc débute à 31 000 € bruts.'),
      ],
    ],
    [
      'two people for one function of a campus',
      [
        page(
          lyon.path,
          'Campus de Lyon',
          'Benoît Chardonnet',
          'Référent handicap',
          'Nadia Amrani',
          'Responsable des études',
        ),
        page('/actualites/a', 'À Lyon, la référente handicap est Nadia Amrani.'),
      ],
    ],
    ['an address that only news knows', [lyon, page('/actualites/a', 'Écrivez à campus.lyon@iet.example.')]],
    [
      'two levels of French',
      [
        page('/en', 'A B1 level is asked for.'),
        page('/integrer-iet', 'Un niveau B2 de français est attendu.'),
      ],
    ],
    [
      'the switchboard in English',
      [
        page('/contact', 'Le standard répond de 9 h à 12 h 30.'),
        page('/en/contact', 'The switchboard answers from 8 am to 12.30 pm.'),
      ],
    ],
    [
      'two years',
      [
        page('/ecole', 'L’école est née en 1989.'),
        page('/blog/a', 'Depuis 1992, l’IET forme des techniciens.'),
      ],
    ],
  ])('%s disagree', (_, pages) => {
    expect(disagreements(pages)).toHaveLength(1);
  });

  it('agrees if the same fact is in other words, or the subject differs', () => {
    const pages = [
      page(
        '/integrer-iet',
        'Une demi-heure d’exercices.',
        'Réponse sous dix jours ouvrés.',
        'Les 26 campus de l’école.',
      ),
      page(
        '/agenda/epreuves-d-admission-lyon',
        '30 minutes d’exercices.',
        'Décision sous 10 jours ouvrés.',
        'Nos vingt-six campus ; trois campus ouvrent samedi.',
      ),
    ];
    expect(disagreements(pages)).toEqual([]);
  });
});

const directory = process.env['CONTENT_DIRECTORY'] ?? 'content-service/data';

it('the site states no fact in two ways', async () => {
  process.env['PUBLIC_ORIGIN'] = 'https://www.ecole.example';
  process.env['ENGLISH_ENABLED'] = 'true';
  const pages = await toldPages(await renderedSite('https://www.ecole.example'), directory);
  expect(pages.length).toBeGreaterThan(300);
  const found = [
    ...disagreements(pages),
    ...contacts(pages),
    ...entryDisagreements(toldEntries(directory)),
  ].map(({ fact, claims }) => ({
    fact,
    said: claims.map(({ value, path, sentence }) => `${value}: ${path}: ${sentence.slice(0, 200)}`),
  }));
  expect(found).toEqual([]);
}, 240_000);
