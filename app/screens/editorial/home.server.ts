/**
 * The editors' page of the section `accueil`; without one, the home page is composed of programmes, events and news.
 */
import { withFallback } from '~/content/page-content.server';
import { nextEvents } from '~/school/agenda/events.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { listNews } from '~/school/news/news.server';
import { type EditorialEntry, findSectionOrNone } from '~/school/pages/pages.server';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { entityHead } from '~/site/entity-head.server';
import type { LabelKey } from '~/site/labels/index';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import { homeSection } from '../../../content-model/rules/page-address';

type Context = Pick<PageContext, 'content' | 'services' | 'now'>;

export async function findHome(context: Context): Promise<EditorialEntry> {
  const section = findSectionOrNone(context.content, homeSection);
  const written = await withFallback(section, null);
  if (written) return written;
  const composed = await composeHome(context);
  // Only its head is used: if the section fails, the page fails.
  if (composed.pageLayout.blocks.length === 1) await section;
  return composed;
}

/** Entries of a block. */
const mostEntries = 6;

async function composeHome({ content, services, now }: Context): Promise<EditorialEntry> {
  const [t, { title, siteName, description }, programmes, campuses, events, news] = await Promise.all([
    labelsOf(services),
    settingsOrFallback(services),
    listAllProgrammes(content),
    listCampuses(content),
    nextEvents(content, now),
    listNews(content, {}, { page: 1, pageSize: mostEntries }),
  ]);
  const list = (entries: readonly object[], kind: string, label: LabelKey) =>
    entries.length > 0 ? [{ __component: `blocks.${kind}`, title: t(label), limit: mostEntries }] : [];
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
