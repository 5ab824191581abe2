/** The head of the home page and its first button, by the step of the admissions year. */

import { pathTo } from '~/addresses/path-to';
import { withFallback } from '~/content/page-content.server';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { eventDay } from '~/school/agenda/event-dates';
import { openDaysToVisit } from '~/school/agenda/open-days.server';
import { listOffers } from '~/school/offers/offers.server';
import type { EditorialEntry } from '~/school/pages/pages.server';
import { programmesHref } from '~/school/programmes/finder/programmes-href';
import { seasonOf } from '~/school/programmes/season';
import type { PageContext } from '~/screens/frame/page-context.server';
import { lowerFirst } from '~/site/first-letter';
import { formatDayOfYear } from '~/site/format';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';

type Context = Pick<PageContext, 'content' | 'services' | 'now'>;

interface Opening {
  eyebrow: string;
  action: { label: string; href: string };
}

/** Largest number of buttons of a hero. */
const maxActions = 3;

/** The page as its editors wrote it, except for the season's texts; a page without an opening hero is unchanged. */
export async function withSeason(page: EditorialEntry, context: Context): Promise<EditorialEntry> {
  const [hero, ...blocks] = page.pageLayout.blocks as readonly Record<string, unknown>[];
  if (hero?.['__component'] !== 'blocks.hero') return page;
  const opening = await withFallback(findOpening(context), null);
  if (!opening) return page;
  const { eyebrow, action } = opening;
  const editorsActions = Array.isArray(hero['actions']) ? hero['actions'] : [];
  const others = editorsActions.filter((other) => other?.href !== action.href);
  const actions = [action, ...others].slice(0, maxActions);
  return { ...page, pageLayout: { ...page.pageLayout, blocks: [{ ...hero, eyebrow, actions }, ...blocks] } };
}

/** The season's texts; null without a season, or without an open day or an offer that the button could lead to. */
async function findOpening({ content, services, now }: Context): Promise<Opening | null> {
  const [t, { admission }] = await Promise.all([labelsOf(services), settingsOrFallback(services)]);
  const season = seasonOf(admission, now);
  if (season === null) return null;
  switch (season.kind) {
    case 'open-days': {
      const [next] = await openDaysToVisit(content, now);
      if (!next) return null;
      const day = eventDay(next);
      const place =
        next.mode === 'online' ? lowerFirst(t('agenda.event.online')) : (next.campus?.title ?? next.place);
      return {
        eyebrow: place ? t('home.season.open-days', { day, place }) : t('home.season.open-days.day', { day }),
        action: {
          label: t('home.season.open-days.action'),
          href: listHref(agendaCriteria, { type: 'open-day' }),
        },
      };
    }
    case 'wishes':
      return {
        eyebrow: season.until
          ? t('home.season.wishes', { day: formatDayOfYear(season.until) })
          : t('home.season.wishes.open'),
        action: { label: t('home.season.wishes.action'), href: programmesHref({ level: 2 }) },
      };
    case 'contracts': {
      const { items } = await listOffers(content, now, {}, { page: 1, pageSize: 1 });
      if (items.length === 0) return null;
      return {
        eyebrow: season.until
          ? t('home.season.contracts', { day: formatDayOfYear(season.until) })
          : t('home.season.contracts.open'),
        action: { label: t('home.season.contracts.action'), href: pathTo('offres-alternance') },
      };
    }
  }
}
