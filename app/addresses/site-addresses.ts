/**
 * Every address of the site (specification §2): the one list from which routes, the page cache's parameters, the
 * site plan, sitemap, search, tests and tools are derived. French addresses. Pure data.
 */
import type { FileAddress, Screen, SiteAddress } from './site-address';

const none = [] as const;
const screen = <const S extends Omit<Screen, 'kind'>>(entry: S) => ({ kind: 'screen' as const, ...entry });
const file = <const Path extends string>(
  path: Path,
  module: string,
  more: Partial<Omit<FileAddress, 'kind' | 'path' | 'module'>> = {},
) => ({
  kind: 'file' as const,
  path,
  module,
  parameters: none as readonly string[],
  ...more,
});

const addresses = [
  screen({
    path: '',
    module: 'home.tsx',
    parameters: none,
    plan: 'screens',
    links: [{ href: '/', label: 'commons.links.home', search: null }],
    examples: [{ name: 'home', address: '/' }],
  }),
  screen({
    path: 'formations',
    module: 'programmes.tsx',
    parameters: ['secteur', 'niveau', 'entree', 'rythme', 'duree', 'campus', 'q', 'pres-de', 'tri', 'page'],
    plan: 'screens',
    links: [
      {
        href: '/formations',
        label: 'commons.links.programmes',
        search: {
          summary: 'finder.description.all',
          words: 'toutes les formations, catalogue, liste, diplômes, cursus',
        },
      },
    ],
    examples: [
      {
        name: 'programmes',
        address: '/formations',
        edges: {
          'a filter that finds nothing': '/formations?secteur=eau&niveau=1',
          'a filter that finds little': '/formations?secteur=dechets',
          'around a town': '/formations?pres-de=44110',
        },
      },
    ],
  }),
  screen({
    path: 'formations/:slug',
    module: 'programme.tsx',
    parameters: ['campus', 'statut', 'age'],
    plan: null,
    links: none,
    examples: [
      {
        name: 'programme',
        address: '/formations/bts-gpn',
        edges: {
          'a cohort too small for rates': '/formations/bts-bioqualite',
          'no brochure': '/formations/technicien-riviere',
          'a short course': '/formations/court-bilan-carbone',
          'no campus': '/formations/annee-passerelle',
          'the longest title': '/formations/bac-pro-gppe',
          'a campus chosen': '/formations/bts-gpn?campus=lyon',
          'the cost of a year': '/formations/bts-gpn?statut=apprenti&campus=lyon&age=18',
        },
      },
    ],
  }),
  screen({
    path: 'panorama',
    module: 'panorama.tsx',
    parameters: none,
    plan: 'screens',
    links: [
      {
        href: '/panorama',
        label: 'pages.plan.panorama',
        lists: 'programmes',
        search: { summary: 'panorama.description', words: 'parcours, orientation, que faire après le bac' },
      },
    ],
    examples: [{ name: 'panorama', address: '/panorama' }],
  }),
  screen({
    path: 'formations/comparer',
    module: 'comparison.tsx',
    parameters: ['f'],
    plan: null,
    links: [
      {
        href: '/formations/comparer',
        label: 'comparison.title',
        lists: 'programmes',
        search: {
          summary: 'comparison.summary',
          words: 'comparaison, comparateur, différences, côte à côte',
        },
      },
    ],
    examples: [
      {
        name: 'comparison',
        address: '/formations/comparer?f=bts-gpn&f=bts-gemeau&f=mastere-rse',
        edges: {
          'one programme': '/formations/comparer?f=court-iso-14001',
          'nothing but mistakes': '/formations/comparer?f=x,x',
        },
      },
    ],
  }),
  screen({
    path: 'recherche',
    module: 'search.tsx',
    parameters: ['q', 'type', 'page'],
    plan: null,
    links: none,
    examples: [
      {
        name: 'search',
        address: '/recherche?q=eau',
        edges: { 'no question': '/recherche', 'nothing found': '/recherche?q=quxwvyzk' },
      },
    ],
  }),
  screen({
    path: 'campus',
    module: 'campuses.tsx',
    parameters: ['pres-de', 'pres', 'tri'],
    plan: 'screens',
    links: [
      {
        href: '/campus',
        label: 'commons.links.campuses',
        search: {
          summary: 'campuses.list.description',
          words: 'villes, carte, où, adresses, implantations, le plus proche',
        },
      },
    ],
    examples: [
      {
        name: 'campuses',
        address: '/campus',
        edges: {
          'around a town, by name': '/campus?pres-de=44000&tri=nom',
          'a name several towns have': '/campus?pres-de=saint-denis',
          'a place nobody knows': '/campus?pres-de=zzzz',
        },
      },
    ],
  }),
  screen({
    path: 'campus/:slug',
    module: 'campus.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [
      {
        name: 'campus',
        address: '/campus/lyon',
        edges: { 'no events and no offers': '/campus/metz', overseas: '/campus/la-reunion' },
      },
    ],
  }),
  screen({
    path: 'agenda',
    module: 'agenda.tsx',
    parameters: ['type', 'campus', 'mois', 'pres-de', 'passes', 'page'],
    plan: 'screens',
    links: [
      {
        href: '/agenda',
        label: 'commons.links.agenda',
        search: {
          summary: 'agenda.list.description',
          words: 'événements, rendez-vous, dates, calendrier',
        },
      },
    ],
    examples: [
      {
        name: 'agenda',
        address: '/agenda',
        edges: { 'no event': '/agenda?campus=metz', 'around a town': '/agenda?pres-de=44110' },
      },
    ],
  }),
  screen({
    path: 'agenda/:slug',
    module: 'event.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [
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
    ],
  }),
  screen({
    path: 'actualites',
    module: 'news-list.tsx',
    parameters: ['categorie', 'campus'],
    plan: 'screens',
    links: [
      {
        href: '/actualites',
        label: 'commons.links.news',
        search: { summary: 'news.list.description', words: 'dernières nouvelles de l’école' },
      },
    ],
    examples: [{ name: 'news', address: '/actualites' }],
  }),
  screen({
    path: 'actualites/page/:page?',
    module: 'news-page.tsx',
    parameters: ['categorie', 'campus'],
    plan: null,
    links: none,
    examples: [
      { name: 'news-page', address: '/actualites/page/2', edges: { 'the last page': '/actualites/page/4' } },
    ],
  }),
  screen({
    path: 'actualites/:slug',
    module: 'news-article.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [
      {
        name: 'article',
        address: '/actualites/rythmes-d-alternance-en-un-tableau',
        edges: {
          'a title of 120 characters': '/actualites/rennes-vingt-quatre-heures-de-cartographie',
          'without picture': '/actualites/charte-numerique-sobre',
        },
      },
    ],
  }),
  screen({
    path: 'blog',
    module: 'blog.tsx',
    parameters: ['categorie', 'page'],
    plan: 'screens',
    links: [
      {
        href: '/blog',
        label: 'pages.plan.blog',
        lists: 'posts',
        search: { summary: 'blog.list.description', words: 'articles, conseils, dossiers' },
      },
    ],
    examples: [{ name: 'blog', address: '/blog' }],
  }),
  screen({
    path: 'blog/:slug',
    module: 'post.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [{ name: 'post', address: '/blog/la-hierarchie-des-dechets' }],
  }),
  screen({
    path: 'offres-alternance',
    module: 'offers.tsx',
    parameters: ['secteur', 'campus', 'rythme', 'pres-de', 'page'],
    plan: 'screens',
    links: [
      {
        href: '/offres-alternance',
        label: 'pages.plan.offers',
        lists: 'offers',
        search: {
          summary: 'offers.list.description',
          words:
            'offre, annonces, stage, apprentissage, contrat, entreprise qui recrute, trouver une entreprise',
        },
      },
    ],
    examples: [
      {
        name: 'offers',
        address: '/offres-alternance',
        edges: {
          'no offer': '/offres-alternance?campus=brest',
          'around a town': '/offres-alternance?pres-de=59100',
        },
      },
    ],
  }),
  screen({
    path: 'offres-alternance/:slug',
    module: 'offer.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [{ name: 'offer', address: '/offres-alternance/assistant-ecologue-brindille' }],
  }),
  screen({
    path: 'travaux',
    module: 'works.tsx',
    parameters: ['page'],
    plan: 'screens',
    links: [
      {
        href: '/travaux',
        label: 'works.list.title',
        lists: 'works',
        search: {
          summary: 'works.list.description',
          words: 'mémoire, projet, rapport, réalisations, productions d’élèves',
        },
      },
    ],
    examples: [{ name: 'works', address: '/travaux' }],
  }),
  screen({
    path: 'travaux/:slug',
    module: 'work.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [{ name: 'work', address: '/travaux/chauves-souris-d-un-cimetiere' }],
  }),
  screen({
    path: 'metiers/:slug',
    module: 'career.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [
      {
        name: 'career',
        address: '/metiers/hydrologue',
        edges: { 'the longest title': '/metiers/technicien-eolien' },
      },
    ],
  }),
  screen({
    path: 'crm/:action',
    module: 'admissions.tsx',
    parameters: ['course', 'campus', 'pres-de'],
    // An empty parameter in the address removes the choice.
    emptyMatters: true,
    plan: 'screens',
    links: [
      {
        href: '/crm/brochure',
        label: 'admissions.brochure.title',
        search: { summary: 'admissions.brochure.lead', words: 'brochure, télécharger, recevoir, pdf' },
      },
      {
        href: '/crm/contact',
        label: 'admissions.contact.title',
        search: {
          summary: 'admissions.contact.lead',
          words: 'contact, être rappelé, conseiller, question',
        },
      },
      {
        href: '/crm/registration',
        label: 'admissions.registration.title',
        search: {
          summary: 'admissions.registration.lead',
          words: 'candidature, inscription, dossier, déposer',
        },
      },
    ],
    examples: [
      {
        name: 'brochure',
        address: '/crm/brochure?course=bts-gpn',
        edges: {
          'nothing chosen': '/crm/brochure',
          'both chosen': '/crm/contact?course=bts-gpn&campus=lyon',
          'around a town': '/crm/brochure?course=bts-gpn&pres-de=44110',
          'no brochure': '/crm/brochure?course=technicien-riviere',
          'a registration': '/crm/registration?campus=metz',
        },
      },
    ],
  }),
  screen({
    path: 'cookies',
    module: 'cookies.tsx',
    parameters: none,
    eachVisitor: true,
    plan: 'screens',
    links: [
      {
        href: '/cookies',
        label: 'pages.plan.cookies',
        search: { summary: 'cookies.summary', words: 'traceurs, consentement' },
      },
    ],
    examples: [{ name: 'cookies', address: '/cookies' }],
  }),
  screen({
    path: 'plan',
    module: 'site-plan.tsx',
    parameters: none,
    plan: 'screens',
    links: [
      {
        href: '/plan',
        label: 'pages.plan.title',
        search: { summary: 'pages.plan.summary', words: 'toutes les pages' },
      },
    ],
    examples: [{ name: 'plan', address: '/plan' }],
  }),
  screen({
    path: 'reclamation',
    module: 'complaint.tsx',
    parameters: ['numero'],
    eachVisitor: true,
    // An editors' page is at the same address and is listed.
    plan: null,
    links: none,
    examples: [
      { name: 'complaint', address: '/reclamation', edges: { sent: '/reclamation?numero=R-00042' } },
    ],
  }),
  screen({
    path: 'login',
    module: 'login.tsx',
    parameters: ['retour'],
    eachVisitor: true,
    // For editors (specification §6): visitors have no account.
    plan: null,
    links: none,
    examples: { elsewhere: 'tests/e2e/preview' },
  }),
  screen({
    path: 'mes-formations',
    module: 'saved-programmes.tsx',
    parameters: none,
    plan: 'device',
    links: [{ href: '/mes-formations', label: 'programmes.saved.title', search: null }],
    examples: [{ name: 'saved', address: '/mes-formations' }],
  }),
  screen({
    path: 'hors-ligne',
    module: 'offline.tsx',
    parameters: none,
    plan: 'device',
    links: [{ href: '/hors-ligne', label: 'offline.page.title', search: null }],
    examples: [{ name: 'offline', address: '/hors-ligne' }],
  }),
  screen({
    path: 'article',
    module: 'article.tsx',
    parameters: ['rubrique'],
    plan: null,
    links: none,
    examples: [{ name: 'section-by-parameter', address: '/article?rubrique=ecole' }],
  }),
  screen({
    path: 'tarifs',
    module: 'prices.tsx',
    parameters: ['formation', 'statut', 'campus', 'age'],
    plan: 'screens',
    links: [
      {
        href: '/tarifs',
        label: 'pages.prices.title',
        lists: 'programmes',
        search: {
          summary: 'pages.prices.summary',
          words:
            'prix, coût, combien coûte, combien ça coûte, frais de scolarité, frais d’inscription, prix bts, prix bachelor, prix mastère, prix formation, prix d’une année, apprenti, alternance, payant, budget, loyer, logement, transport, coût de la vie, reste à payer, reste à charge, combien coûte une année',
        },
      },
    ],
    examples: [
      {
        name: 'prices',
        address: '/tarifs',
        edges: {
          'the cost of a year': '/tarifs?formation=bts-gpn&statut=apprenti&campus=lyon&age=18',
          'a campus that does not teach it': '/tarifs?formation=mastere-rse&statut=apprenti&campus=brest',
        },
      },
    ],
  }),
  screen({
    path: 'pour-vous',
    module: 'for-you.tsx',
    parameters: ['situation', 'pres-de'],
    plan: 'screens',
    links: [
      {
        href: '/pour-vous',
        label: 'pages.forYou.title',
        search: {
          summary: 'pages.forYou.summary',
          words:
            'près de chez moi, à côté, orientation, je suis en terminale, reconversion, quelle formation choisir',
        },
      },
    ],
    examples: [
      {
        name: 'for-you',
        address: '/pour-vous?situation=terminale&pres-de=nantes',
        edges: {
          'nothing said': '/pour-vous',
          'a company': '/pour-vous?situation=entreprise&pres-de=59000',
        },
      },
    ],
  }),
  screen({
    path: ':rubrique',
    module: 'section.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [
      { name: 'section', address: '/ecole' },
      { name: 'careers', address: '/metiers' },
      { name: 'dynamics', address: '/art-culture' },
      { name: 'bare', address: '/plaquette-salon' },
      { name: 'contact', address: '/contact' },
      { name: 'legal', address: '/mentions-legales' },
    ],
  }),
  screen({
    path: ':rubrique/:slug',
    module: 'sub-page.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [
      {
        name: 'sub-page',
        address: '/ecole/nos-engagements',
        edges: { 'many forms and lists': '/integrer-iet/admissions' },
      },
      { name: 'alumni', address: '/alumni/alumni-et-ambassadeurs' },
    ],
  }),
  screen({
    path: 'en/:rubrique?/:slug?',
    module: 'english.tsx',
    parameters: none,
    plan: null,
    links: none,
    // Off by default: a separate site of the tests shows it.
    examples: { elsewhere: 'tests/e2e/english' },
  }),
  screen({
    path: 'blocs',
    demonstration: true,
    module: 'block-gallery.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [{ name: 'gallery', address: '/blocs' }],
  }),
  screen({
    path: 'demo/:file',
    demonstration: true,
    module: 'demo-crm.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [
      { name: 'demo-crm', address: '/demo/crm?action=contact&course=bts-gpn&campus=lyon' },
      {
        name: 'demo-registration',
        address: '/demo/inscription?evenement=journee-portes-ouvertes-nantes',
      },
    ],
  }),
  screen({
    path: 'error/debug',
    module: 'error-debug.tsx',
    parameters: ['status'],
    plan: null,
    links: none,
    examples: [{ name: 'breakdown', address: '/error/debug', status: 500 }],
  }),
  screen({
    path: '*',
    module: 'not-found.tsx',
    parameters: none,
    plan: null,
    links: none,
    examples: [{ name: 'error', address: '/inconnue', status: 404, edges: { 'no route': '/a/b/c' } }],
  }),

  file('sitemap.xml', 'sitemap-index.ts', { example: '/sitemap.xml' }),
  file('sitemaps/:file', 'sitemap.ts'),
  file('robots.txt', 'robots.ts'),
  file('.well-known/security.txt', 'security-contact.ts'),
  file('actualites.atom', 'news-feed.ts', {
    id: 'news-atom',
    parameters: ['categorie', 'campus'],
    example: '/actualites.atom',
  }),
  file('actualites.rss', 'news-feed.ts', { id: 'news-rss', parameters: ['categorie', 'campus'] }),
  file('agenda.ics', 'agenda-calendar.ts', { parameters: ['type', 'campus'], example: '/agenda.ics' }),
  file('agenda/:slug.ics', 'event-calendar.ts'),
  file('blog.atom', 'blog-feed.ts', { id: 'blog-atom', parameters: ['categorie'] }),
  file('blog.rss', 'blog-feed.ts', { id: 'blog-rss', parameters: ['categorie'] }),
  file('recherche/suggestions', 'search-suggestions.tsx', { parameters: ['q'] }),
  file('manifest.webmanifest', 'web-manifest.tsx'),
  file('images/:format/:width/*', 'image.tsx'),
  file('uploads/*', 'document.tsx'),
];

export const siteAddresses: readonly SiteAddress[] = addresses;

type ScreenEntry = Extract<(typeof addresses)[number], { kind: 'screen' }>;
export type ScreenPath = ScreenEntry['path'];
/** The path of a screen or file, as Remix writes it. */
export type SitePath = (typeof addresses)[number]['path'];
/** The path of the page of one entry. */
export type EntryPath = Extract<SitePath, `${string}/:slug`>;
/** A query parameter that a screen reads. */
export type ParameterOf<Path extends ScreenPath> = Extract<ScreenEntry, { path: Path }>['parameters'][number];
