/** Where the Strapi under test is, as `global-setup.ts` left it. */
import { readFileSync } from 'node:fs';
import type { Account } from './signed-in';

export interface StateOnDisk {
  apiUrl: string;
  account: Account;
  /** Where Strapi takes the site to be: its previews and its webhook lead there. */
  siteOrigin: string;
  /** Moment of the import. */
  now: string;
  /** What another process on the same database is started with; null: the service was there already. */
  environment: Record<string, string> | null;
}

export type StrapiUnderTest = Omit<StateOnDisk, 'now'> & { now: Date };

export const stateFile = 'node_modules/.cache/strapi-under-test.json';

export function strapiUnderTest(): StrapiUnderTest {
  const state = JSON.parse(readFileSync(stateFile, 'utf8')) as StateOnDisk;
  return { ...state, now: new Date(state.now) };
}
