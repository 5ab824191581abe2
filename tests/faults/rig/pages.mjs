/** One page of each kind, and pages that nobody has visited yet. */
import { keptAddresses } from '../../../tools/screens.mjs';

/** Without those whose address says what is looked for: who asks for them is somebody else each time. */
export const pagesOfAllKinds = keptAddresses.filter((address) => !address.includes('?'));

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

/** Pages of their own content: each needs a call of its own, and no menu leads there, where the site looks at its start. */
export const seldomVisited = [
  ...events.map((slug) => `/agenda/${slug}`),
  ...careers.map((slug) => `/metiers/${slug}`),
];
