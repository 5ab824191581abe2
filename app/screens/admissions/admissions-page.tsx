import { admissionsActions, admissionsHref } from '~/school/admissions/actions';
import { MyCampusLink } from '~/school/campuses/my-campus-link';
import { PlaceField, PlaceNotice } from '~/school/campuses/nearest/place-field';
import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { Icon } from '~/ui/icon';
import { PageHeader } from '~/ui/page-header';
import { AdmissionsForm } from './admissions-form';
import type { AdmissionsView } from './admissions-view.server';
import { choiceNames } from './choice-names';
import { nearHref } from './near-href';
import { NextSteps } from './next-steps';
import { usePageDocument } from './use-page-document';

interface ViewProps {
  view: AdmissionsView;
}

/** An admissions page: the choice of course and campus on the left, the next steps on the right. */
export function AdmissionsPage({ view }: ViewProps) {
  const t = useLabels();
  const forms = usePageDocument();
  const { action, contact, events } = view;
  const { course, campus } = choiceNames(view);
  return (
    <>
      <PageHeader
        compact
        title={t(`admissions.${action}.title`)}
        eyebrow={[course, campus].filter(Boolean).join(', ')}
        summary={t(`admissions.${action}.lead`)}
        breadcrumb={siteTrail(t)}
      />
      <div className="page-normal stack page-end admissions">
        <div className="stack admissions-main" ref={forms}>
          <AdmissionsForm view={view} place={<ChoicePlace view={view} />} />
          <OtherActions view={view} />
        </div>
        <NextSteps action={action} contact={contact} events={events} />
      </div>
    </>
  );
}

/** Below the campuses: the place they are sorted from, sent with the choice by the button of the step. */
function ChoicePlace({ view: { action, lists, chosen, nearness } }: ViewProps) {
  const t = useLabels();
  const hrefNear = (near: string) => nearHref(action, chosen, near);
  return (
    <>
      <div className="choice-place cluster">
        <PlaceField label={t('campuses.place.optional')} nearness={nearness}>
          <MyCampusLink
            campuses={(lists?.campuses ?? []).map(({ name, slug }) => ({ title: name, slug }))}
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

/** Links to the other two actions, with the same choice. */
function OtherActions({ view: { action, chosen, unavailableActions } }: ViewProps) {
  const t = useLabels();
  const isThere = useIsThere();
  const others = admissionsActions.filter((other) => other !== action && isThere(admissionsHref(other)));
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('admissions.other.title')} className="admissions-other">
      <p className="note">{t('admissions.other.title')}</p>
      <ul role="list" className="row tap-links">
        {others.map((other) => (
          <li key={other}>
            <a href={admissionsHref(other, { ...chosen, unavailableActions })}>
              <Icon name={other} />
              {t(`admissions.${other}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
