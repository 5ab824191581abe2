/** The address of the Strapi under test, from `global-setup.ts`. */
import { readFileSync } from 'node:fs';
import type { Account } from './signed-in';

export interface StateOnDisk {
  apiUrl: string;
  account: Account;
  /** The site's address for Strapi: the target of its previews and its webhook. */
  siteOrigin: string;
  /** Moment of the import. */
  now: string;
  /** The environment of another process on the same database; null: the service was already running. */
  environment: Record<string, string> | null;
}

export type StrapiUnderTest = Omit<StateOnDisk, 'now'> & { now: Date };

export const stateFile = 'node_modules/.cache/strapi-under-test.json';

export function strapiUnderTest(): StrapiUnderTest {
  const state = JSON.parse(readFileSync(stateFile, 'utf8')) as StateOnDisk;
  return { ...state, now: new Date(state.now) };
}
