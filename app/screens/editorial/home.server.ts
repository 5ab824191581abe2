/** The home page: the editors' page of the section `accueil`, or else one composed of programmes, events and news. */
import { withFallback } from '~/content/page-content.server';
import { nextEvents } from '~/school/agenda/next-events.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { listNews } from '~/school/news/news.server';
import { type EditorialEntry, findSectionOrNone } from '~/school/pages/pages.server';
import { listAllProgrammes } from '~/school/programmes/programmes.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { entityHead } from '~/site/entity-head.server';
import type { LabelKey } from '~/site/labels/index';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { homeSection } from '../../../content-model/rules/page-address';

type Context = Pick<PageContext, 'content' | 'services' | 'now'>;

export async function findHome(context: Context): Promise<EditorialEntry> {
  const section = findSectionOrNone(context.content, homeSection);
  const editorsPage = await withFallback(section, null);
  if (editorsPage) return editorsPage;
  const composed = await composeHome(context);
  const isEmpty = composed.pageLayout.blocks.length === 1;
  // With only its hero there is nothing to show: if the section has failed, the page fails.
  if (isEmpty) await section;
  return composed;
}

/** Largest number of entries of a block. */
const maxEntries = 6;

async function composeHome({ content, services, now }: Context): Promise<EditorialEntry> {
  const [t, { title, siteName, description }, programmes, campuses, events, news] = await Promise.all([
    labelsOf(services),
    settingsOrFallback(services),
    listAllProgrammes(content),
    listCampuses(content),
    nextEvents(content, now),
    listNews(content, {}, { page: 1, pageSize: maxEntries }),
  ]);
  const list = (entries: readonly object[], kind: string, label: LabelKey) =>
    entries.length > 0 ? [{ __component: `blocks.${kind}`, title: t(label), limit: maxEntries }] : [];
  return {
    rubrique: homeSection,
    slug: null,
    title: siteName,
    summary: description,
    updatedOn: null,
    localizations: [],
    pageLayout: {
      layout: 'default',
      blocks: [
        { __component: 'blocks.hero', title: siteName, text: description },
        ...list(programmes, 'programmes', 'commons.links.programmes'),
        ...list(campuses, 'campuses', 'commons.links.campuses'),
        ...list(events, 'events', 'commons.links.agenda'),
        ...list(news.items, 'news', 'commons.links.news'),
      ],
    },
    seo: entityHead.parse({ metaTitle: title }),
  };
}
