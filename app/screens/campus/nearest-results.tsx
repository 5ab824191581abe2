import { type CampusOrder, campusesHref } from '~/school/campuses/campus-list-address';
import { KeepCampus } from '~/school/campuses/keep-campus';
import { PlaceNotice } from '~/school/campuses/nearest/place-field';
import { useLabels } from '~/site/labels-context';
import type { CampusFinderData } from './campus-finder.server';
import { DirectoryEntry } from './directory-entry';

type NearestResultsProps = Pick<CampusFinderData, 'campuses' | 'nearest' | 'nearness'> & {
  order: CampusOrder;
};

/**
 * The campuses around a place; or a question, if several places are possible. Their title is a live region, in the page
 * from the start so that screen readers watch it.
 */
export function NearestResults({ campuses, nearest, nearness, order }: NearestResultsProps) {
  const t = useLabels();
  const { place } = nearness;
  const [first] = nearest;
  return (
    <section
      id="resultats"
      className={nearness.input ? 'page-normal page-end nearest' : undefined}
      tabIndex={-1}
    >
      <div role="status">{place ? <h2 className="text-2xl">{place.near}</h2> : null}</div>
      <PlaceNotice nearness={{ ...nearness, place: null }} hrefOf={(word) => campusesHref(order, word)} />
      {first ? (
        <>
          <ol role="list" className="nearest-list">
            {nearest.map(({ slug, distance }) => {
              const campus = campuses.find((candidate) => candidate.slug === slug);
              return campus ? (
                <DirectoryEntry key={slug} campus={campus} headingLevel={3} distance={distance} />
              ) : null;
            })}
          </ol>
          <KeepCampus campus={first} />
          <p className="nearest-note text-sm">{t('campuses.near.crow')}</p>
        </>
      ) : null}
    </section>
  );
}
