/** The servers Playwright starts (playwright.config.ts), on four ports from `E2E_PORT` on: free ones with `npm test`. */
export const firstPort = Number(process.env.E2E_PORT ?? 4173);

/** The site on the embedded content service. */
export const siteOrigin = `http://localhost:${firstPort}`;
/** The site on the content service below. */
export const remoteSiteOrigin = `http://localhost:${firstPort + 1}`;
/** The content service on its own port, behind the fault switch. */
export const contentServiceOrigin = `http://localhost:${firstPort + 2}`;
/** The site with all that its configuration may switch on (below). */
export const switchedOnOrigin = `http://localhost:${firstPort + 3}`;

/** Pages of the school group that are shown in frames, by their position. */
export const groupFrames = {
  '.top-banner': 'https://groupe.example/bandeau',
  '.external-footer': 'https://groupe.example/pied',
};

/** A purpose is requested even without need, and first visits bypass shared caches. */
export const everySwitch = {
  ENGLISH_ENABLED: 'true',
  PROFILES_ENABLED: 'true',
  GTM_ID: 'GTM-TEST12',
  TOP_BANNER_URL: groupFrames['.top-banner'],
  EXTERNAL_FOOTER_URL: groupFrames['.external-footer'],
  ORIGIN_TRACKING_CONSENT: 'required',
  SHARED_CACHE: 'passes-first-visits',
};

/** The tests share a machine with the sites and post more forms than any visitor. */
export const siteEnvironment = {
  NODE_ENV: 'production' as const,
  OVERLOAD_DELAY: '60000',
  RENDERS_PER_MINUTE: '100000',
  ADMISSIONS_POSTS_PER_MINUTE: '1000',
};
