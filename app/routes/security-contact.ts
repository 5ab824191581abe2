/** `/.well-known/security.txt` (RFC 9116), the contact for reporting a weakness: exists if the settings name one. */
import { fileLoader } from '~/file-loader.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { fileResponse } from '~/screens/frame/file-response.server';
import { findSettings } from '~/site/settings.server';

/** Months of the file's validity; the RFC advises less than a year. */
const validMonths = 6;

export const loader = fileLoader(async ({ content, services, now }) => {
  const { email } = await findSettings(content);
  if (!email) throw routeNotFound();
  return fileResponse(securityText({ origin: services.env.publicOrigin, email, now }), 'text/plain');
});

function securityText({ origin, email, now }: { origin: string; email: string; now: Date }): string {
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
