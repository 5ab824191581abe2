/** `/.well-known/security.txt`: exists if the settings name a contact. */
import { fileLoader } from '~/file-loader.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { fileResponse } from '~/screens/frame/file-response.server';
import { securityText } from '~/screens/sitemap/security-text';
import { findSettings } from '~/site/settings.server';

export const loader = fileLoader(async ({ content, services, now }) => {
  const { email } = await findSettings(content);
  if (!email) throw routeNotFound();
  return fileResponse(securityText({ origin: services.env.publicOrigin, email, now }), 'text/plain');
});
