/**
 * The query parameters a page reads. All others (`utm_*`, `gclid`, whatever somebody invents) are taken
 * off before a page is looked up and before it is rendered: they can neither fill the cache nor change
 * what the next visitor gets. The origin cookies and the redirects see the whole address all the same.
 *
 * A page that begins to read a parameter names it here; their order is their order in the key.
 */
export const queryParameters: Readonly<Record<string, readonly string[]>> = {
  '/actualites': ['categorie', 'campus'],
  '/actualites.atom': ['categorie', 'campus'],
  '/actualites.rss': ['categorie', 'campus'],
  '/actualites/page/*': ['categorie', 'campus'],
  '/agenda': ['type', 'campus', 'mois', 'passes', 'page'],
  '/agenda.ics': ['type', 'campus'],
  '/article': ['rubrique'],
  '/blog.atom': ['categorie'],
  '/blog.rss': ['categorie'],
  '/blog': ['categorie', 'page'],
  '/campus': ['pres', 'tri'],
  '/crm/*': ['course', 'campus'],
  '/error/debug': ['status'],
  '/formations': ['secteur', 'niveau', 'entree', 'rythme', 'duree', 'campus', 'q', 'tri', 'page'],
  '/formations/comparer': ['f'],
  '/offres-alternance': ['secteur', 'campus', 'rythme', 'page'],
  '/reclamation': ['numero'],
  '/recherche': ['q', 'type', 'page'],
  '/recherche/suggestions': ['q'],
};

/** Pages to which a parameter without a value says something; to all others it says nothing. */
const emptyMatters: readonly string[] = ['/crm/*'];

/** What is no page: handed on as it came, and never kept here. */
const notPages = ['/assets/', '/demo/', '/hooks/', '/images/', '/uploads/'];

export interface PageParameters {
  names: readonly string[];
  /** Whether a parameter without a value is one. */
  emptyMatters: boolean;
}

/** @returns null when there is no page below that path */
export function parametersOf(path: string): PageParameters | null {
  if (notPages.some((prefix) => path.startsWith(prefix))) return null;
  const below = `${path.slice(0, path.lastIndexOf('/'))}/*`;
  const pattern = [path, below].find((candidate) => Object.hasOwn(queryParameters, candidate));
  if (pattern === undefined) return none;
  return { names: queryParameters[pattern] ?? [], emptyMatters: emptyMatters.includes(pattern) };
}

const none: PageParameters = { names: [], emptyMatters: false };
