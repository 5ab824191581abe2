/** `/manifest.webmanifest`: how the site looks when it is installed, in the school's own words. */

import { webManifest } from '~/screens/installation/web-manifest';
import { services } from '~/services.server';
import { labelsOf } from '~/site/labels.server';

/** Seconds a browser may go on using it. */
const lifetime = 3600;

export async function loader(): Promise<Response> {
  const manifest = webManifest(await labelsOf(services()));
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': `public, max-age=${lifetime}`,
    },
  });
}
