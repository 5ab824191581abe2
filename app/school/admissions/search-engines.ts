import { clickIds } from '~/base/tracking-parameters';

/** The search engines the school recognises (specification §9), and the signs of a paid visit. */
export const searchEngines = ['google', 'ecosia', 'bing', 'baidu', 'yahoo', 'qwant', 'lilo'] as const;
type SearchEngine = (typeof searchEngines)[number];

/**
 * What comes before an engine's name on its search hosts. A visit from its other services (mail, documents, sign-in) is
 * not a search.
 */
const searchPrefixes: Readonly<Record<SearchEngine, string>> = {
  google: '(?:www|images|news|scholar|cse|lens)',
  ecosia: 'www',
  bing: '(?:www\\d?|cn|[a-z]{2}|m|global)',
  baidu: '(?:www|m|wap|image|news)',
  // Yahoo searches under `{country}.search.yahoo.com`; its portals have only the country.
  yahoo: '(?:www|m|[a-z]{2}|(?:[a-z]{1,2}\\.)?(?:images\\.|news\\.|video\\.)?search)',
  qwant: '(?:www|lite|m)',
  lilo: '(?:www|search)',
};

/**
 * The engine's name must be right before the public suffix (`google.fr`, `www.google.co.uk`, `fr.search.yahoo.com`); in
 * any other place the host belongs to somebody else (`google.com.attacker.example`).
 */
const publicSuffix = '(?:[a-z]{2,}|(?:co|com|net|ne|or|org)\\.[a-z]{2})';
const engineHosts = searchEngines.map(
  (engine) => [engine, new RegExp(`^(?:${searchPrefixes[engine]}\\.)?${engine}\\.${publicSuffix}$`)] as const,
);

/** @param hostname lower case, without a port */
export function searchEngineOf(hostname: string): SearchEngine | null {
  return engineHosts.find(([, host]) => host.test(hostname))?.[0] ?? null;
}

/** The scheme by which Android names the app that a visitor comes from. */
export const appScheme = 'android-app:';
/** Google's search on Android, by its package id. */
const searchApps: ReadonlyMap<string, SearchEngine> = new Map([
  ['com.google.android.googlequicksearchbox', 'google'],
]);

export const searchAppOf = (packageId: string): SearchEngine | null => searchApps.get(packageId) ?? null;

const signInHost = new RegExp(`^(?:accounts\\.(?:google|youtube)|login\\.yahoo)\\.${publicSuffix}$`);

/**
 * Whether a host is a sign-in page, which hides the real referrer and does not count as one.
 *
 * @param hostname lower case, without a port
 */
export function isSignIn(hostname: string): boolean {
  return signInHost.test(hostname);
}

/** Whether an advertising system marked the click. */
export function hasClickId(parameters: URLSearchParams): boolean {
  return clickIds.some((name) => parameters.get(name));
}
