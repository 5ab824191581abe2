/** A contact at the nearest campus; without a place, the school's own number. */
import { beside } from '~/content/page-content.server';
import { campusName } from '~/school/campuses/campus-name';
import { type CampusSummary, findCampus } from '~/school/campuses/campuses.server';
import { byNearestCampus } from '~/school/campuses/nearest/by-nearest-campus';
import { awayText } from '~/school/campuses/nearest/nearness.server';
import { personToCall } from '~/school/campuses/person-to-call';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { addressLine } from '~/site/address-line';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import type { Around } from './lists.server';

export async function findContact({ content, services }: PageContext, around: Around) {
  const { from, campuses, situation, t } = around;
  const [nearest] = from ? byNearestCampus(campuses, ({ slug }) => [slug], from, campuses) : [];
  if (!from || !nearest) {
    const { school } = await settingsOrFallback(services);
    return { campus: null, person: null, phone: school.phone };
  }
  const { item: campus } = nearest;
  const subject = situation === 'entreprise' ? 'companies' : 'studies';
  return {
    campus: {
      slug: campus.slug,
      title: campus.title,
      name: campusName(campus.title, t),
      address: addressLine(campus, '\u00a0'),
      distance: awayText(from, campus, t),
    },
    person: personToCall(await teamOf(campus), subject),
    phone: campus.phone,
  };

  /** The number is worth showing without the name beside it. */
  async function teamOf({ slug }: CampusSummary) {
    const found = await beside(findCampus(content, slug), null);
    return (found?.team ?? []).map(({ name, role, email }) => ({ name, role, email }));
  }
}
