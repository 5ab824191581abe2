/** `/hors-ligne`: the pages that can be read without a connection. The service worker keeps it with each version. */

import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { OfflinePage } from '~/screens/offline/offline-page';
import stylesheet from '~/screens/offline/offline-page.css?url';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ services, head }) => {
  const t = await labelsOf(services);
  const title = t('offline.page.title');
  return { head: await head({ title, description: t('offline.page.summary'), noindex: true }) };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default OfflinePage;
