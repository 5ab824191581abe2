/** `/mes-formations`: the programmes a visitor keeps on this device. */

import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { MyProgrammesPage } from '~/screens/my-programmes/my-programmes-page';
import { labelsOf } from '~/site/labels.server';
import stylesheet from '~/styles/kept-list.css?url';

export const loader = pageLoader(async ({ services, head }) => {
  const t = await labelsOf(services);
  const title = t('programmes.saved.title');
  return { head: await head({ title, description: t('programmes.saved.summary'), noindex: true }) };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default MyProgrammesPage;
