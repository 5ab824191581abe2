/** One page of each kind, and pages that nobody has visited yet. */
export const pagesOfAllKinds = [
  '/',
  '/formations',
  '/formations/bts-gpn',
  '/campus',
  '/campus/lyon',
  '/agenda',
  '/actualites',
  '/blog',
  '/offres-alternance',
  '/panorama',
  '/plan',
  '/ecole',
  '/metiers/ecologue',
  '/crm/brochure',
  '/sitemap.xml',
  '/actualites.atom',
  '/agenda.ics',
];

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
  'hydrologue',
  'responsable-qse',
  'responsable-rse',
  'technicien-eolien',
];

/** Pages of their own content: each needs a call of its own. */
export const seldomVisited = [
  ...campuses.map((slug) => `/campus/${slug}`),
  ...careers.map((slug) => `/metiers/${slug}`),
];
