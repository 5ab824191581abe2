import type { Credentials } from './session';

/** The site's default account. It opens public demo content only. */
export const demoAccount: Credentials = { username: 'site', password: 'demonstration' };
