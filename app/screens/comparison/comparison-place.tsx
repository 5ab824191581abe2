import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField } from '~/school/campuses/nearest/place-field';
import { PlaceNotice } from '~/school/campuses/nearest/place-notice';
import { comparisonHref, comparisonPath } from '~/school/programmes/comparison-address';
import { useLabels } from '~/site/labels-context';
import type { ComparisonData } from './comparison.server';

/** The visitor's place, so that each programme shows its nearest campus. A plain GET form. */
export function ComparisonPlace({
  data: { compared, nearness, campuses },
}: {
  data: Pick<ComparisonData, 'compared' | 'nearness' | 'campuses'>;
}) {
  const t = useLabels();
  const slugs = compared.map(({ slug }) => slug);
  const hrefNear = (near: string) => comparisonHref(slugs, near);
  return (
    <>
      <form method="get" action={comparisonPath} className="comparison-place" data-in-place>
        {slugs.map((slug) => (
          <input key={slug} type="hidden" name="f" value={slug} />
        ))}
        <PlaceField label={t('campuses.place.field')} nearness={nearness}>
          <MyCampusLink campuses={campuses} place={nearness.place?.word ?? null} hrefOf={hrefNear} />
        </PlaceField>
        <button type="submit" className="button button-secondary">
          {t('comparison.near')}
        </button>
      </form>
      <PlaceNotice nearness={nearness} hrefOf={hrefNear} />
    </>
  );
}
