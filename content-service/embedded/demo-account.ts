import type { Credentials } from './session';

/** The account the site signs in with when nothing is configured. It opens public demo content only. */
export const demoAccount: Credentials = { username: 'site', password: 'demonstration' };
