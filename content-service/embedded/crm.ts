/** The CRM's data about courses, campuses and admissions links (specification §3 and §7). */
import { actionNames } from '../../content-model/enumerations';
import type { ContentEntry } from './load';
import type { Store } from './store';

type CrmAction = (typeof actionNames)[number];

interface Choice {
  id: number;
  name: string;
  slug: string;
}

export function isCrmAction(text: string): text is CrmAction {
  return (actionNames as readonly string[]).includes(text);
}

/** `GET /crm-links/actions`: courses by action; with `campus`, only those taught there. */
export function coursesByAction(store: Store, campus: string | null): Record<CrmAction, Choice[]> {
  const list = (action: CrmAction) =>
    programmesOf(store, action)
      .filter((programme) => campus === null || (programme.campuses as string[]).includes(campus))
      .map((programme) => choice(store.all('programmes'), programme));
  return { registration: list('registration'), contact: list('contact'), brochure: list('brochure') };
}

/** `GET /crm-links/{action}/{course}/campuses`; null when the action does not cover the course. */
export function campusesOf(store: Store, action: CrmAction, course: string): Choice[] | null {
  const programme = programmesOf(store, action).find((candidate) => candidate.slug === course);
  if (!programme) return null;
  const taughtAt = programme.campuses as string[];
  const campuses = store.all('campuses');
  return campuses
    .filter((campus) => taughtAt.includes(campus.slug as string))
    .map((campus) => choice(campuses, campus));
}

/** `GET /crm-links/{action}/{course}/{campus}`: an empty list for a gap in the CRM, null for an impossible pair. */
export function linkFor(
  store: Store,
  action: CrmAction,
  course: string,
  campus: string,
  origin: string,
): { url: string }[] | null {
  if (!campusesOf(store, action, course)?.some((candidate) => candidate.slug === campus)) return null;
  const gap = store.data.crm.pairsWithoutLink.some(
    (pair) => pair.programme === course && pair.campus === campus,
  );
  const { linkBase } = store.data.crm;
  if (gap || linkBase === null || !URL.canParse(linkBase, origin)) return [];
  const url = new URL(linkBase, origin);
  url.searchParams.set('action', action);
  return [{ url: url.href }];
}

/** Programmes of an action; none without a CRM. */
function programmesOf(store: Store, action: CrmAction): ContentEntry[] {
  if (store.data.crm.linkBase === null) return [];
  const excluded = store.data.crm.withoutAction[action];
  return store
    .all('programmes')
    .filter((programme) => !excluded.includes(programme.slug as string))
    .filter((programme) => (programme.campuses as string[]).length > 0);
}

/** Identifiers are positions in the list: stable for a start of the service, as the CRM promises no more. */
function choice(list: readonly ContentEntry[], entry: ContentEntry): Choice {
  return { id: list.indexOf(entry) + 1, name: String(entry.title), slug: String(entry.slug) };
}
