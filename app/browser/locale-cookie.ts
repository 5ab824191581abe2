/** Remembers the language a visitor chooses (specification §9). */

/** Seconds: 365 days. */
const lifetime = 31_536_000;

/** @param secure whether the page came over https */
export function localeCookie(language: string, secure: boolean): string {
  const parts = [`i18n_redirected=${encodeURIComponent(language)}`, 'Path=/', `Max-Age=${lifetime}`];
  return [...parts, 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}
