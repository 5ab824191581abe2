/** The servers Playwright starts (playwright.config.ts), on three ports from `E2E_PORT` on. */
export const firstPort = Number(process.env.E2E_PORT ?? 4173);

/** The site on the embedded content service. */
export const siteOrigin = `http://localhost:${firstPort}`;
/** The site on the content service below. */
export const remoteSiteOrigin = `http://localhost:${firstPort + 1}`;
/** The content service on its own port, behind the fault switch. */
export const contentServiceOrigin = `http://localhost:${firstPort + 2}`;

/** The tests share a machine with the sites and post more forms than any visitor. */
export const siteEnvironment = {
  NODE_ENV: 'production' as const,
  OVERLOAD_DELAY: '60000',
  RENDERS_PER_MINUTE: '100000',
  ADMISSIONS_POSTS_PER_MINUTE: '1000',
  // Two hundred conversions at each start would take the processors from the tests; one test is about them.
  FIRST_PICTURES: 'off',
};
