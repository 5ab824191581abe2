/**
 * Summary of `npm test`: the counts of both halves, every failed or flaky test as `file: title`, and the files that took
 * longest. The exit status follows from the same facts. Pure.
 */
import path from 'node:path';

/**
 * @import { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
 * @import { JsonTestResults } from 'vitest/reporters'
 * @typedef {{ passed: number, skipped: string[], failed: string[], flaky: string[], seconds: Record<string, number> }} Ran
 *   tests as `file: title`; what each file took
 * @typedef {{ name: string, status: number, ran: Ran | null, lacks?: string }} Half what a runner left behind: its exit
 *   status, and what its report says; null when it wrote none. `lacks`: what it could not be started without
 * @typedef {Pick<JsonTestResults, 'numPassedTests' | 'testResults'>} UnitReport
 * @typedef {Pick<JSONReport, 'suites' | 'errors'> & { stats: Pick<JSONReport['stats'], 'expected'>,
 *   config: Pick<JSONReport['config'], 'rootDir'> }} EndToEndReport
 */

/** @param {readonly Half[]} halves @returns {{ text: string, isGreen: boolean }} */
export function summarise(halves) {
  const slowest = halves
    .flatMap(({ ran }) => Object.entries(ran?.seconds ?? {}))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([file, seconds]) => `${String(Math.round(seconds)).padStart(4)} s  ${file}`);
  const failed = halves.flatMap(({ ran }) => ran?.failed ?? []);
  const flaky = halves.flatMap(({ ran }) => ran?.flaky ?? []);
  const unexplained = halves
    .filter(({ status, ran }) => status !== 0 && !ran?.failed.length)
    .map(({ name, status, lacks }) =>
      lacks
        ? `The ${name} tests were not run: they need ${lacks}.`
        : `The ${name} tests ended with status ${status}, for a reason above.`,
    );
  const skipped = halves.flatMap(({ ran }) => ran?.skipped ?? []);
  const counts = [
    `${halves.reduce((total, { ran }) => total + (ran?.passed ?? 0), 0)} passed`,
    `${failed.length} failed`,
    ...(flaky.length ? [`${flaky.length} flaky`] : []),
    `${skipped.length} skipped`,
  ];
  const lines = [
    ...listNames('Slowest files', slowest),
    ...listNames('Not run', skipped),
    ...listNames('Failed', failed),
    ...listNames('Flaky: failed, then passed when tried again. Each is a defect to mend', flaky),
    ...unexplained,
    counts.join(', '),
  ];
  return { text: lines.join('\n'), isGreen: failed.length + unexplained.length === 0 };
}

/**
 * @param {UnitReport} report vitest's, `--reporter=json`
 * @param {string} folder absolute path of the project: files are named from there
 * @returns {Ran}
 */
export function readUnitReport(report, folder) {
  const skipped = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `${path.relative(folder, name)}: ${fullName}`),
  );
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(folder, name);
    const titles = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // A file that cannot be loaded has no tests to name.
    if (status === 'failed' && titles.length === 0) titles.push('the file itself');
    return titles.map((title) => `${file}: ${title}`);
  });
  const seconds = Object.fromEntries(
    report.testResults.map(({ name, startTime, endTime }) => [
      path.relative(folder, name),
      (endTime - startTime) / 1000,
    ]),
  );
  return { passed: report.numPassedTests, skipped, failed, flaky: [], seconds };
}

/**
 * @param {EndToEndReport} report Playwright's, `json`
 * @param {string} folder absolute path of the project
 * @returns {Ran}
 */
export function readEndToEndReport({ suites, stats, errors, config }, folder) {
  const tests = suites
    .flatMap((suite) => testsIn(suite, []))
    .map(({ file, ...test }) => ({ ...test, file: path.relative(folder, path.join(config.rootDir, file)) }));
  /** @param {string} wantedStatus */
  const namesOf = (wantedStatus) =>
    tests
      .filter(({ status }) => status === wantedStatus)
      .map(({ file, title, project }) => `${file}: ${title} (${project})`);
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const { file, milliseconds } of tests) seconds[file] = (seconds[file] ?? 0) + milliseconds / 1000;
  const errorsOutsideTests = errors.map(({ message }) => String(message).split('\n', 1)[0]);
  return {
    passed: stats.expected,
    skipped: namesOf('skipped'),
    failed: [...namesOf('unexpected'), ...errorsOutsideTests],
    flaky: namesOf('flaky'),
    seconds,
  };
}

/**
 * A suite is a file or a `describe`; the title of a file is its path.
 *
 * The tests of a suite, each with the time of all its tries.
 *
 * @param {JSONReportSuite} suite @param {string[]} outerTitles of the suites around it
 * @returns {{ file: string, title: string, status: string, project: string, milliseconds: number }[]}
 */
function testsIn({ title, file, specs = [], suites = [] }, outerTitles) {
  const titles = title === file ? outerTitles : [...outerTitles, title];
  const tests = specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName, results }) => ({
      file: spec.file,
      title: [...titles, spec.title].join(' '),
      status,
      project: projectName,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...tests, ...suites.flatMap((suite) => testsIn(suite, titles))];
}

/** @param {string} title @param {string[]} names */
const listNames = (title, names) =>
  names.length ? [`${title}:`, ...names.map((name) => `  ${name}`), ''] : [];
