/** One page of each kind, and pages that nobody has visited yet. */
import { keptAddresses } from '../../../tools/screens.mjs';

/** Without those whose address says what is looked for: who asks for them is somebody else each time. */
export const pagesOfAllKinds = keptAddresses.filter((address) => !address.includes('?'));

const campuses = [
  'angers',
  'annecy',
  'auxerre',
  'bordeaux',
  'brest',
  'caen',
  'dijon',
  'grenoble',
  'lille',
  'metz',
  'nantes',
  'nice',
  'orleans',
  'paris',
  'rennes',
  'rouen',
  'strasbourg',
  'toulouse',
  'tours',
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

/** Pages of their own content: each needs a call of its own. */
export const seldomVisited = [
  ...campuses.map((slug) => `/campus/${slug}`),
  ...careers.map((slug) => `/metiers/${slug}`),
];
