/** `/.well-known/security.txt`: there when the settings name somebody to write to. */
import { fileLoader, fileResponse } from '~/site/file-loader.server';
import { routeNotFound } from '~/site/page-loader.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { securityText } from '~/sitemap/security-text';

export const loader = fileLoader(async ({ services, now }) => {
  const { email } = await settingsOrFallback(services);
  if (!email) throw routeNotFound();
  return fileResponse(securityText({ origin: services.env.publicOrigin, email, now }), 'text/plain');
});
