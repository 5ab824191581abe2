/**
 * Every template of the site, for the tests and tools that look at or measure them all: one address that
 * shows it as visitors mostly find it, and the edges where designs break. A new screen is entered here.
 */
export const templates = [
  { name: 'home', address: '/' },
  {
    name: 'programmes',
    address: '/formations',
    edges: {
      'a filter that finds nothing': '/formations?secteur=eau&niveau=1',
      'a filter that finds little': '/formations?secteur=dechets',
    },
  },
  {
    name: 'programme',
    address: '/formations/bts-gpn',
    edges: {
      'a cohort too small for rates': '/formations/bts-bioqualite',
      'no brochure': '/formations/technicien-riviere',
      'a short course': '/formations/court-bilan-carbone',
      'no campus': '/formations/annee-passerelle',
      'the longest title': '/formations/bac-pro-gppe',
    },
  },
  {
    name: 'comparison',
    address: '/formations/comparer?f=bts-gpn&f=bts-gemeau&f=mastere-rse',
    edges: {
      'one programme': '/formations/comparer?f=court-iso-14001',
      'nothing but mistakes': '/formations/comparer?f=x,x',
    },
  },
  {
    name: 'search',
    address: '/recherche?q=eau',
    edges: { 'no question': '/recherche', 'nothing found': '/recherche?q=quxwvyzk' },
  },
  {
    name: 'campuses',
    address: '/campus',
    edges: {
      'around a town, by name': '/campus?pres=44000&tri=nom',
      'a name several towns have': '/campus?pres=saint-denis',
      'a place nobody knows': '/campus?pres=zzzz',
    },
  },
  {
    name: 'campus',
    address: '/campus/lyon',
    edges: {
      'no events and no offers': '/campus/metz',
      overseas: '/campus/la-reunion',
    },
  },
  { name: 'agenda', address: '/agenda', edges: { 'no event': '/agenda?campus=metz' } },
  {
    name: 'event',
    address: '/agenda/journee-portes-ouvertes-la-reunion',
    edges: {
      'a title of 120 characters': '/agenda/conference-nappe-phreatique-strasbourg',
      'online, without picture': '/agenda/webconference-droit-de-l-environnement',
      cancelled: '/agenda/conference-lagunes-montpellier',
      full: '/agenda/vis-ma-vie-en-bts-gemeau-la-reunion',
    },
  },
  { name: 'news', address: '/actualites', edges: { 'the last page': '/actualites/page/4' } },
  {
    name: 'article',
    address: '/actualites/rythmes-d-alternance-en-un-tableau',
    edges: {
      'a title of 120 characters': '/actualites/rennes-vingt-quatre-heures-de-cartographie',
      'without picture': '/actualites/charte-numerique-sobre',
    },
  },
  { name: 'blog', address: '/blog' },
  { name: 'post', address: '/blog/la-hierarchie-des-dechets' },
  { name: 'offers', address: '/offres-alternance', edges: { 'no offer': '/offres-alternance?campus=brest' } },
  { name: 'offer', address: '/offres-alternance/assistant-ecologue-brindille' },
  { name: 'panorama', address: '/panorama' },
  { name: 'careers', address: '/metiers' },
  {
    name: 'career',
    address: '/metiers/hydrologue',
    edges: { 'the longest title': '/metiers/technicien-eolien' },
  },
  { name: 'alumni', address: '/alumni/alumni-et-ambassadeurs' },
  {
    name: 'section',
    address: '/ecole',
    edges: {
      'a sub-page': '/ecole/nos-engagements',
      'by parameter': '/article?rubrique=ecole',
      'many forms and lists': '/integrer-iet/admissions',
    },
  },
  { name: 'dynamics', address: '/art-culture' },
  { name: 'bare', address: '/plaquette-salon' },
  { name: 'contact', address: '/contact' },
  { name: 'complaint', address: '/reclamation', edges: { sent: '/reclamation?numero=R-00042' } },
  { name: 'legal', address: '/mentions-legales' },
  { name: 'plan', address: '/plan' },
  { name: 'saved', address: '/mes-formations' },
  { name: 'offline', address: '/hors-ligne' },
  { name: 'cookies', address: '/cookies' },
  {
    name: 'brochure',
    address: '/crm/brochure?course=bts-gpn',
    edges: {
      'nothing chosen': '/crm/brochure',
      'both chosen': '/crm/contact?course=bts-gpn&campus=lyon',
      'no brochure': '/crm/brochure?course=technicien-riviere',
      'a registration': '/crm/registration?campus=metz',
    },
  },
  {
    name: 'error',
    address: '/inconnue',
    status: 404,
    edges: { 'no route': '/a/b/c' },
  },
  { name: 'breakdown', address: '/error/debug', status: 500 },
  { name: 'gallery', address: '/blocs' },
  { name: 'demo-crm', address: '/demo/crm?action=contact&course=bts-gpn&campus=lyon' },
];

/** One address of every template by its name. */
export const screens = Object.fromEntries(templates.map(({ name, address }) => [name, address]));
