/** The search engines the school recognises (specification §9) and how a paid visit is told. */
export const searchEngines = ['google', 'ecosia', 'bing', 'baidu', 'yahoo', 'qwant', 'lilo'] as const;
export type SearchEngine = (typeof searchEngines)[number];

/**
 * The engine's name must stand right before the public suffix (`google.fr`, `www.google.co.uk`,
 * `fr.search.yahoo.com`); anywhere else the host is somebody else's (`google.com.attacker.example`).
 */
const engineHost = new RegExp(
  `(?:^|\\.)(${searchEngines.join('|')})\\.(?:[a-z]{2,}|(?:co|com|net|ne|or|org)\\.[a-z]{2})$`,
);

/** @param hostname lower case, without a port */
export function searchEngineOf(hostname: string): SearchEngine | null {
  return (engineHost.exec(hostname)?.[1] as SearchEngine | undefined) ?? null;
}

/** Parameters by which advertising systems mark a click: Google, Microsoft, Yahoo Japan, Baidu. */
const clickIds = ['gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid', 'yclid', 'bd_vid'];

export function hasClickId(parameters: URLSearchParams): boolean {
  return clickIds.some((name) => parameters.get(name));
}
