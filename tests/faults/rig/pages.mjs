/** One page of each kind, and unvisited pages. */
import { cachedAddresses } from '../../../tools/screens.mjs';

/** Without those whose address contains a query: each visitor has a different one. */
export const pagesOfAllKinds = cachedAddresses.filter((address) => !address.includes('?'));

const events = [
  'conference-batir-en-terre-tours',
  'conference-eolien-en-mer-caen',
  'conference-forets-et-feux-marseille',
  'conference-glaciers-et-torrents-grenoble',
  'conference-karst-orleans',
  'conference-lac-annecy',
  'conference-lagunes-montpellier',
  'conference-nappe-phreatique-strasbourg',
  'conference-qualite-de-l-air-rouen',
  'conference-reemploi-batiment-lyon',
  'conference-rues-scolaires-nantes',
  'conference-sobriete-hydrique-toulouse',
  'conference-submersion-la-rochelle',
  'epreuves-d-admission-bordeaux',
  'epreuves-d-admission-dijon',
  'epreuves-d-admission-grenoble',
  'epreuves-d-admission-lille',
  'epreuves-d-admission-nantes',
  'epreuves-d-admission-paris',
];
const careers = [
  'animateur-nature',
  'auditeur-iso-14001',
  'conseiller-energie',
  'garde-nature',
  'geomaticien',
  'responsable-qse',
  'responsable-rse',
  'technicien-eolien',
];

/**
 * Pages with their own content: each needs a separate call, and no menu links there, so the site does not request it at
 * its start.
 */
export const seldomVisited = [
  ...events.map((slug) => `/agenda/${slug}`),
  ...careers.map((slug) => `/metiers/${slug}`),
];
