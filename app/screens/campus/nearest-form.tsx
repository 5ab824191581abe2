import { type CampusOrder, campusesHref } from '~/school/campuses/campus-groups';
import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField } from '~/school/campuses/nearest/place-field';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { CampusFinderData } from './campus-finder.server';

/** Asks for a place. A plain GET form: its values are the address of the answer. */
export function NearestForm({
  campuses,
  nearness,
  order,
}: Pick<CampusFinderData, 'campuses' | 'nearness'> & { order: CampusOrder }) {
  const t = useLabels();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it
    <form method="get" action={pathTo('campus')} role="search" className="search-form" data-in-place>
      <PlaceField label={t('campuses.place.field')} nearness={nearness}>
        <MyCampusLink
          campuses={campuses}
          place={nearness.place?.word ?? null}
          hrefOf={(campus) => campusesHref(order, campus)}
        />
      </PlaceField>
      <button type="submit" className="button button-primary" aria-label={t('campuses.near.submit')}>
        <Icon name="pin" />
      </button>
    </form>
  );
}
