/** Where the Strapi under test is, as `global-setup.ts` left it. */
import { readFileSync } from 'node:fs';
import type { Account } from './signed-in';

export interface StrapiUnderTest {
  apiUrl: string;
  account: Account;
  /** Moment of the import. */
  now: Date;
}

export const stateFile = 'node_modules/.cache/strapi-under-test.json';

export function strapiUnderTest(): StrapiUnderTest {
  const state = JSON.parse(readFileSync(stateFile, 'utf8')) as StrapiUnderTest & { now: string };
  return { ...state, now: new Date(state.now) };
}
