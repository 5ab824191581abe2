/** `/mes-formations`: the programmes a visitor has saved on this device. */
import { SavedPage } from '~/programmes/saved/saved-page';
import { metaOfLoader } from '~/site/head';
import { labelsOf } from '~/site/labels.server';
import { pageLoader } from '~/site/page-loader.server';
import stylesheet from '~/styles/kept-list.css?url';

export const loader = pageLoader(async ({ services, head }) => {
  const t = await labelsOf(services);
  const title = t('programmes.saved.title');
  return { head: await head({ title, description: t('programmes.saved.summary'), noindex: true }) };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default SavedPage;
