import type { AdmissionsAction } from '~/school/admissions/actions';
import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField, PlaceNotice } from '~/school/campuses/nearest/place-field';
import { useLabels } from '~/site/labels-context';
import type { AdmissionsView } from './admissions-view.server';
import { nearHref } from './near-href';

interface ChoicePlaceProps extends Pick<AdmissionsView, 'chosen' | 'nearness'> {
  action: AdmissionsAction;
  campuses: readonly { name: string; slug: string }[];
}

/** Below the campuses: the place they are sorted from, sent with the choice by the button of the step. */
export function ChoicePlace({ action, campuses, chosen, nearness }: ChoicePlaceProps) {
  const t = useLabels();
  const { course, campus } = chosen;
  const known = { course: course ?? undefined, campus: campus ?? undefined };
  const hrefNear = (near: string) => nearHref(action, known, near);
  return (
    <>
      <div className="choice-place">
        <PlaceField label={t('campuses.place.optional')} nearness={nearness}>
          <MyCampusLink
            campuses={campuses.map(({ name, slug }) => ({ title: name, slug }))}
            place={nearness?.place?.word ?? null}
            hrefOf={hrefNear}
          />
        </PlaceField>
        <button type="submit" formMethod="get" className="button button-secondary">
          {t('admissions.form.sort')}
        </button>
      </div>
      {nearness ? <PlaceNotice nearness={nearness} hrefOf={hrefNear} /> : null}
    </>
  );
}
