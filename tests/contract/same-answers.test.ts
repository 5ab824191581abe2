/** One fact has one answer: on every page of the demonstration, and of a school that has little of what it has. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createLabels } from '~/site/labels';
import { rateNames } from '../../content-model/rules/outcomes';
import { renderedSite } from './rendered-site';
import { differencesIn } from './same-answers';

const origin = 'https://www.ecole.example';
const t = createLabels({});

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PUBLIC_ORIGIN', origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
});

it.each([
  ['the demonstration', undefined],
  ['the second school', 'tests/second-school/data'],
])('no page of %s answers differently', async (_, directory) => {
  vi.stubEnv('CONTENT_DIRECTORY', directory);
  const site = await renderedSite(origin);
  const [success, ...others] = rateNames;
  const rates = ([success, 'assessed', ...others] as const).map((name) => t(`programmes.outcomes.${name}`));
  expect(await differencesIn(site, rates)).toEqual([]);
});
