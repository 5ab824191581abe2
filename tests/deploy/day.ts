/** A day's visits: the visitors, their origins, their pages and the files that their browsers load. */
import { type Agent, agents } from './agents';

export interface Visit {
  agent: Agent;
  /** The origin, for its first page. */
  referrer?: string;
  /** Query of its first page, of a campaign. */
  campaign?: string;
  pages: string[];
}

/** Popular pages come first. */
const pages = [
  '/',
  '/formations',
  '/formations/bts-gpn',
  '/campus',
  '/campus/lyon',
  '/agenda',
  '/tarifs',
  '/campus/nantes',
  '/actualites',
  '/campus/paris',
  '/metiers',
  '/recherche?q=bts',
  '/formations?niveau=bac-3',
  '/campus/bordeaux',
  '/alternance',
  '/blog',
  '/campus/lille',
  '/metiers/garde-nature',
  '/agenda?type=salon',
  '/campus/toulouse',
  '/recherche?q=eau',
  '/campus/rouen',
  '/metiers/geomaticien',
  '/comparer',
  '/campus/annecy',
];

/** The same numbers each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Two in five visits come from a search engine or another site, one in ten from a campaign, the others directly. */
export function visitsOfADay(count: number): Visit[] {
  const random = numbers(7);
  const page = () => pages[Math.floor(pages.length * random() ** 2)] ?? '/';
  return Array.from({ length: count }, () => {
    const from = random();
    return {
      agent: agents[Math.floor(random() * agents.length)] as Agent,
      ...(from < 0.3 ? { referrer: 'https://www.google.com/' } : {}),
      ...(from >= 0.3 && from < 0.4 ? { referrer: 'https://www.onisep.fr/' } : {}),
      ...(from >= 0.4 && from < 0.5 ? { campaign: 'utm_source=salon&utm_medium=qr' } : {}),
      pages: Array.from({ length: 1 + Math.floor(random() * 5) }, page),
    };
  });
}

/** Files of the site that a page's HTML names: style sheets, scripts, and the first pictures. */
export function filesOf(html: string): string[] {
  const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|images)\/[^"#]+)"/g)].map(([, file = '']) =>
    file.replaceAll('&amp;', '&'),
  );
  const assets = files.filter((file) => file.startsWith('/assets/'));
  return [...new Set([...assets, ...files.filter((file) => file.startsWith('/images/')).slice(0, 6)])];
}
