/** `/manifest.webmanifest`: the appearance of the installed site, with the school's own texts. */

import { webManifest } from '~/screens/installation/web-manifest';
import { services } from '~/services/services.server';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';

/** Seconds for which a browser may use the manifest without asking again. */
const lifetime = 3600;

export async function loader(): Promise<Response> {
  const [t, { school, logo, look, description }] = await Promise.all([
    labelsOf(services()),
    settingsOrFallback(services()),
  ]);
  const { demonstration } = services();
  const manifest = webManifest(t, { logo: school.logo ?? logo, look, description, demonstration });
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': `public, max-age=${lifetime}`,
    },
  });
}
