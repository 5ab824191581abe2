import { campusesHref } from '~/school/campuses/campus-groups';
import { nearName } from '~/school/campuses/campus-name';
import type { NearestAnswer } from '~/school/campuses/nearest/nearest-campuses';
import { placeProblemId } from '~/school/campuses/nearest/place-address';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { type DirectoryCampus, DirectoryEntry } from './directory-entry';

interface NearestResultsProps {
  answer: NearestAnswer | null;
  campuses: readonly DirectoryCampus[];
}

/**
 * The campuses around a place; or a question, if several places are possible. Their title is a live region, in the page
 * from the start so that screen readers watch it.
 */
export function NearestResults({ answer, campuses }: NearestResultsProps) {
  const t = useLabels();
  const found = answer && isFound(answer) ? answer : null;
  return (
    <section id="resultats" className={answer ? 'page-normal nearest' : undefined} tabIndex={-1}>
      <div role="status">
        {found ? <h2 className="text-2xl">{nearestSentence(found, t)}</h2> : null}
        {answer && !found ? (
          <p id={placeProblemId} className="text-lg">
            {nearestSentence(answer, t)}
          </p>
        ) : null}
      </div>
      {found ? (
        <ol className="nearest-list">
          {found.campuses.map((near: { slug: string; kilometres?: number }) => {
            const campus = campuses.find(({ slug }) => slug === near.slug);
            return campus ? (
              <li key={near.slug} className="directory-entry">
                <DirectoryEntry campus={campus} headingLevel={3} kilometres={near.kilometres} />
              </li>
            ) : null;
          })}
        </ol>
      ) : null}
      {answer?.kind === 'near' ? <p className="nearest-note text-sm">{t('campuses.near.crow')}</p> : null}
      {answer?.kind === 'choices' ? (
        <ul className="filter-chips">
          {answer.places.map(({ name }) => (
            <li key={name}>
              <a href={campusesHref('region', name)} data-in-place>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Otherwise the sentence says what is wrong with the question. */
export function isFound(answer: NearestAnswer): answer is Extract<NearestAnswer, { campuses: unknown }> {
  return answer.kind === 'near' || answer.kind === 'region';
}

/** The result of the search, in one sentence. */
function nearestSentence(answer: NearestAnswer, t: Labels): string {
  switch (answer.kind) {
    case 'near':
      return nearName(answer.place, t);
    case 'region':
      return t('campuses.near.regionTitle', { place: answer.place });
    case 'choices':
      return t(`campuses.near.${answer.why}`, { asked: answer.asked });
    case 'unknown':
      return t('campuses.near.unknown', { asked: answer.asked });
  }
}
