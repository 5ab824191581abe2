/** Where the Strapi under test is, as `global-setup.ts` left it. */
import { readFileSync } from 'node:fs';
import type { Account } from './signed-in';

export interface StrapiUnderTest {
  apiUrl: string;
  account: Account;
  /** Where Strapi takes the site to be: its previews and its webhook lead there. */
  siteOrigin: string;
  /** Moment of the import. */
  now: Date;
}

export const stateFile = 'node_modules/.cache/strapi-under-test.json';

export function strapiUnderTest(): StrapiUnderTest {
  const state = JSON.parse(readFileSync(stateFile, 'utf8')) as StrapiUnderTest & { now: string };
  return { ...state, now: new Date(state.now) };
}
