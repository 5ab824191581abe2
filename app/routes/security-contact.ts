/** `/.well-known/security.txt`: there when the settings name somebody to write to. */
import { fileLoader, fileResponse } from '~/screens/frame/file-loader.server';
import { routeNotFound } from '~/screens/frame/page-loader.server';
import { securityText } from '~/screens/sitemap/security-text';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';

export const loader = fileLoader(async ({ services, now }) => {
  const { email } = await settingsOrFallback(services);
  if (!email) throw routeNotFound();
  return fileResponse(securityText({ origin: services.env.publicOrigin, email, now }), 'text/plain');
});
