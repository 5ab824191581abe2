/**
 * The mutated files of each room: its rules and server files. Markup, hooks and labels are held by journeys and by the
 * types. Then the tests that must detect the changes, and the least score.
 */
/** @param {string[]} folders */
const rulesIn = (...folders) => [
  ...folders.map((folder) => `app/${folder}/**/*.ts`),
  '!app/**/*.test.ts',
  '!app/**/testing.ts',
  '!app/**/use-*.ts',
];
/** @param {string[]} folders */
const testsIn = (...folders) => folders.map((folder) => `app/${folder}/**/*.test.{ts,tsx}`);

/**
 * @typedef {object} MutatedRoom
 * @property {string[]} mutate globs of what is changed, below the repository's root; those with `!` leave files out
 * @property {string[]} tests globs of the tests that are to notice
 * @property {number} least share of noticed changes, in percent
 */

/** @type {Record<string, MutatedRoom>} */
export const rooms = {
  admissions: {
    // `browser-location.ts` leaves the page: only a browser can.
    mutate: [
      ...rulesIn('school/admissions', 'screens/admissions'),
      '!app/screens/admissions/pop-in/browser-location.ts',
    ],
    tests: [
      'app/{school,screens}/admissions/**/*.test.ts',
      'app/screens/admissions/*.test.tsx',
      'app/routes/admissions.test.ts',
    ],
    least: 95,
  },
  agenda: {
    mutate: rulesIn('school/agenda', 'screens/agenda', 'screens/event'),
    tests: testsIn('school/agenda', 'screens/agenda', 'screens/event'),
    least: 85,
  },
  finder: {
    mutate: rulesIn('school/programmes/finder', 'screens/finder'),
    tests: testsIn('school/programmes/finder', 'screens/finder'),
    least: 85,
  },
  consent: {
    mutate: rulesIn('consent', 'screens/consent'),
    tests: testsIn('consent', 'screens/consent'),
    least: 85,
  },
  site: {
    mutate: [...rulesIn('site', 'screens/frame'), '!app/site/labels/**'],
    tests: testsIn('site', 'screens/frame'),
    least: 85,
  },
  'service-worker': {
    mutate: [
      'app/service-worker/{overflow,page-facts,picture-variants,requests,storable,version}.ts',
      'app/offline/{messages,wanted-page}.ts',
    ],
    tests: testsIn('service-worker', 'offline'),
    least: 85,
  },
  'page-cache': {
    mutate: rulesIn('server/page-cache'),
    tests: [...testsIn('server/page-cache'), 'tests/server/page-cache.test.ts'],
    least: 85,
  },
  content: {
    mutate: rulesIn('content'),
    tests: [...testsIn('content'), 'tests/contract/{cache,calls,doubt,queries}.test.ts'],
    least: 85,
  },
};
