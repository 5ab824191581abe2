/** Work-study offers. */
import { defineCollection } from '../collection';
import { alternations, contracts } from '../enumerations';
import { pick } from '../field';
import { day, ifAny, line, list, needed, nullable, oneOf, orEmpty, paragraph, pattern, slug } from '../kinds';
import { places } from '../places';
import { toMany, toOne } from '../relations';

export const offers = defineCollection(
  places.offers,
  {
    frenchNames: ['Offre d’alternance', 'Offres d’alternance'],
    drafts: true,
    folder: 'offers',
    sort: ['publishDate:desc'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      title: needed(line()),
      company: orEmpty(line()),
      city: orEmpty(line(['Ville', 'Où l’on travaille.'])),
      campus: nullable(toOne('campuses')),
      sector: toOne('sectors'),
      programmes: toMany('programmes'),
      contract: oneOf(contracts, ['Contrat', 'Celui que l’entreprise propose.']),
      rhythm: line(['Rythme', 'Par exemple : 3 jours en entreprise, 2 jours en cours.']),
      alternation: oneOf(alternations, [
        'Genre d’alternance',
        'Comment cours et entreprise se partagent le temps.',
      ]),
      /** Duration of the contract, in words: `24 mois`. */
      duration: line(['Durée', 'Par exemple : 24 mois.']),
      startsOn: orEmpty(day(['Début', 'Premier jour du contrat.'])),
      /** Last day to answer the offer; null: until it starts. */
      closesOn: ifAny(day(['Dernier jour pour répondre', 'Vide : jusqu’au début du contrat.'])),
      publishDate: orEmpty(day()),
      rome: pattern(/^[A-N]\d{4}$/, ['Code ROME', 'Par exemple A1204.']),
      summary: paragraph(),
      missions: list(line(), { min: 2 }),
      profile: list(line(), { min: 1 }, ['Profil recherché', 'Un critère par ligne.']),
    },
  },
  (fields) => ({ whole: fields, sitemap: pick(fields, 'slug', 'publishDate', 'startsOn', 'closesOn') }),
);
