/** Loads the answer of `/pour-vous`: 'Je suis en… près de…'. */
import { namedEntry } from '~/base/named-entry';
import { listCampuses } from '~/school/campuses/campuses.server';
import { keepLikeSearch, nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { parseSituation } from '~/school/orientation/orientation-address';
import type { Situation } from '~/school/orientation/situations';
import { listPageLinks } from '~/school/pages/pages.server';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { lowerFirst } from '~/site/first-letter';
import type { Labels } from '~/site/labels';
import { labelsOf } from '~/site/labels.server';
import { findContact } from './contact.server';
import { findOffers, findOpenDays, findProgrammes } from './lists.server';

/** The section whose pages are for companies. */
const companySection = 'entreprise';

export async function loadForYou(context: PageContext) {
  const { content, services, url, headers } = context;
  const [campuses, t] = await Promise.all([listCampuses(content), labelsOf(services)]);
  const situation = parseSituation(url.searchParams);
  const nearness = nearnessOf(url.searchParams, campuses, t);
  keepLikeSearch(headers, nearness);
  const { from, shown } = nearness;
  const around = { from, campuses, situation, t };
  const company = situation === 'entreprise';
  const contact = findContact(context, around);
  const shared = {
    situation,
    nearness: shown,
    campuses: campuses.map(namedEntry),
    title: titleOf(situation, shown.place?.near ?? null, t),
  };
  if (company) return { ...shared, contact: await contact, company: await companyLinks(context) };
  const [openDays, programmes] = await Promise.all([
    findOpenDays(context, around),
    findProgrammes(context, around),
  ]);
  const offers = await findOffers(context, around, programmes.fitting);
  return { ...shared, contact: await contact, company: null, openDays, programmes: programmes.shown, offers };
}

export type ForYou = Awaited<ReturnType<typeof loadForYou>>;

/** As one says it: `En terminale, près de Nantes`. */
function titleOf(situation: Situation | null, near: string | null, t: Labels): string {
  if (!situation) return near ?? t('pages.forYou.title');
  const who = t(`pages.forYou.as.${situation}`);
  return near ? `${who}, ${lowerFirst(near)}` : who;
}

/** The school's pages for companies: recruit, deposit an offer, and the like. */
async function companyLinks({ content }: PageContext) {
  const links = await listPageLinks(content, companySection);
  return links.map(({ href, title, summary }) => ({ href, title, summary }));
}
