import type { JSONReportSpec, JSONReportSuite, JSONReportTest } from 'playwright/types/testReporter';
import { describe, expect, it } from 'vitest';
import { readEndToEndReport, readUnitReport, summarise } from './test-summary.mjs';

const folder = '/school';
const green = { passed: 3, skipped: [], failed: [], flaky: [], seconds: {} };

describe('the summary of `npm test`', () => {
  it('of a run without a failure is one line', () => {
    const halves = [
      { name: 'unit', status: 0, ran: green },
      { name: 'end-to-end', status: 0, ran: green },
    ];
    expect(summarise(halves)).toEqual({ text: '6 passed, 0 failed, 0 skipped', isGreen: true });
  });

  it('names every failed test by its file and title, the counts last', () => {
    const ran = { ...green, failed: ['app/a.test.ts: opens a door'] };
    const { text, isGreen } = summarise([{ name: 'unit', status: 1, ran }]);
    expect(text).toContain('  app/a.test.ts: opens a door\n');
    expect(text.split('\n').at(-1)).toBe('3 passed, 1 failed, 0 skipped');
    expect(isGreen).toBe(false);
  });

  it('names every test that was not run', () => {
    const ran = { ...green, skipped: ['tests/e2e/a.spec.ts: is valid HTML (no-js)'] };
    const { text, isGreen } = summarise([{ name: 'end-to-end', status: 0, ran }]);
    expect(text).toBe(
      'Not run:\n  tests/e2e/a.spec.ts: is valid HTML (no-js)\n\n3 passed, 0 failed, 1 skipped',
    );
    expect(isGreen).toBe(true);
  });

  it('lists a test that passed on the second try separately from failures; the run is green', () => {
    const ran = { ...green, flaky: ['tests/e2e/a.spec.ts: opens a door (js)'] };
    const { text, isGreen } = summarise([{ name: 'end-to-end', status: 0, ran }]);
    expect(text).toContain('tests/e2e/a.spec.ts: opens a door (js)');
    expect(text).toContain('3 passed, 0 failed, 1 flaky, 0 skipped');
    expect(isGreen).toBe(true);
  });

  it('lists the ten slowest files of both halves, before the failures', () => {
    const seconds = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`app/${at}.test.ts`, at]));
    const { text } = summarise([
      { name: 'unit', status: 0, ran: { ...green, seconds } },
      { name: 'end-to-end', status: 1, ran: { ...green, seconds: { 'tests/e2e/a.spec.ts': 83.6 } } },
    ]);
    expect(text).toMatch(
      /^Slowest files:\n {4}84 s {2}tests\/e2e\/a\.spec\.ts\n {5}9 s {2}app\/9\.test\.ts\n/,
    );
    expect(text).not.toContain('app/0.test.ts');
  });

  it.each([
    ['a runner that stopped before its report', null],
    ['an error outside of every test', green],
  ])('says of %s that the run is not green', (_, ran) => {
    const { text, isGreen } = summarise([{ name: 'unit', status: 1, ran }]);
    expect(text).toContain('The unit tests ended with status 1');
    expect(isGreen).toBe(false);
  });
});

it('of a half without its browser keeps the other half, and is not green', () => {
  const halves = [
    { name: 'unit', status: 0, ran: green },
    { name: 'end-to-end', status: 1, ran: null, lacks: 'a browser' },
  ];
  expect(summarise(halves)).toEqual({
    text: 'The end-to-end tests were not run: they need a browser.\n3 passed, 0 failed, 0 skipped',
    isGreen: false,
  });
});

describe('the report of vitest', () => {
  const result = (status: 'passed' | 'failed' | 'skipped', titles: string[]) => ({
    name: '/school/app/a.test.ts',
    status: status === 'failed' ? status : ('passed' as const),
    message: '',
    startTime: 1000,
    endTime: 3500,
    assertionResults: titles.map((title) => ({
      fullName: `a door ${title}`,
      title,
      status,
      ancestorTitles: ['a door'],
      failureMessages: [],
      meta: {},
      tags: [],
    })),
  });
  const read = (testResults: ReturnType<typeof result>[]) =>
    readUnitReport({ numPassedTests: 1, testResults }, folder);

  it('has the failed tests, and the files that cannot be loaded', () => {
    expect(read([result('passed', ['opens']), result('failed', ['shuts'])]).failed).toEqual([
      'app/a.test.ts: a door shuts',
    ]);
    expect(read([result('failed', [])]).failed).toEqual(['app/a.test.ts: the file itself']);
  });

  it('has the tests that were skipped', () => {
    expect(read([result('skipped', ['opens at night'])]).skipped).toEqual([
      'app/a.test.ts: a door opens at night',
    ]);
  });

  it('has the duration of each file', () => {
    expect(read([result('passed', ['opens'])]).seconds).toEqual({ 'app/a.test.ts': 2.5 });
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: JSONReportTest['status']) =>
    ({
      title,
      file: 'doors/a.spec.ts',
      tests: [{ status, projectName: 'js', results: [{ duration: 500 }, { duration: 250 }] }],
    }) as JSONReportSpec;
  const suite = (title: string, inner: Partial<JSONReportSuite>) =>
    ({ title, file: 'doors/a.spec.ts', specs: [], ...inner }) as JSONReportSuite;
  const read = (specs: JSONReportSpec[], errors: { message: string }[] = []) =>
    readEndToEndReport(
      {
        suites: [suite('doors/a.spec.ts', { suites: [suite('a door', { specs })] })],
        errors,
        stats: { expected: 1 },
        config: { rootDir: '/school/tests/e2e' },
      },
      folder,
    );

  it('distinguishes failed tests from flaky ones, at any depth', () => {
    const ran = read([spec('opens', 'expected'), spec('shuts', 'unexpected'), spec('creaks', 'flaky')]);
    expect(ran.failed).toEqual(['tests/e2e/doors/a.spec.ts: a door shuts (js)']);
    expect(ran.flaky).toEqual(['tests/e2e/doors/a.spec.ts: a door creaks (js)']);
    expect(read([spec('rings', 'skipped')]).skipped).toEqual([
      'tests/e2e/doors/a.spec.ts: a door rings (js)',
    ]);
  });

  it('has the total duration of a file’s tests, with each try', () => {
    const ran = read([spec('opens', 'expected'), spec('creaks', 'flaky')]);
    expect(ran.seconds).toEqual({ 'tests/e2e/doors/a.spec.ts': 1.5 });
  });

  it('has errors outside tests, for example a site that does not start', () => {
    expect(read([], [{ message: 'Error: port 4173 is taken\n    at …' }]).failed).toEqual([
      'Error: port 4173 is taken',
    ]);
  });
});
