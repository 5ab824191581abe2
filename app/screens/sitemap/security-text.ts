/** `/.well-known/security.txt` (RFC 9116): the contact for reporting a weakness. Pure. */

/** Months of the file's validity; the RFC advises less than a year. */
const validMonths = 6;

export function securityText({ origin, email, now }: { origin: string; email: string; now: Date }): string {
  // The first of a month, so that the file changes once a month and not with every request.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
