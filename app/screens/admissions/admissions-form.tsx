import type { ReactNode } from 'react';
import { type AdmissionsAction, admissionsHref } from '~/school/admissions/actions';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import type { AdmissionsView } from './admissions-view.server';
import { CampusStep, CourseStep, fieldErrors, isChosen, type LiveForm } from './choice-fields';
import { nearHref } from './near-href';
import { ProblemNotice } from './problem-notice';

interface AdmissionsFormProps {
  view: AdmissionsView;
  /** Below the campuses: the place they are sorted from. */
  place?: ReactNode;
  live?: LiveForm;
}

/** The problem, the choice of course and campus, and the links that lead on: on the page, and in the pop-in. */
export function AdmissionsForm({ view, place, live }: AdmissionsFormProps) {
  const t = useLabels();
  const { action, lists, chosen, problem, contact } = view;
  const hasFailed = live ? live.listsFailed : !lists;
  return (
    <>
      {problem ? (
        <ProblemNotice
          id={noticeId(live)}
          action={action}
          problem={problem}
          chosen={chosen}
          phone={contact.phone}
        />
      ) : null}
      {hasFailed ? (
        <a
          className={`button ${live ? 'button-secondary' : 'button-primary'}`}
          href={admissionsHref(action, chosen)}
        >
          {t('admissions.problem.retry')}
        </a>
      ) : null}
      {live || lists?.courses.length ? <ChoiceForm view={view} place={place} live={live} /> : null}
      {!live && lists?.courses.length === 0 ? <NoCourses view={view} /> : null}
    </>
  );
}

/**
 * Without scripts, the step button asks for the same page with the choice in its address, so that the campus list
 * appears; the other button posts the choice, and is the one that Enter presses.
 */
function ChoiceForm({ view, place, live }: AdmissionsFormProps) {
  const t = useLabels();
  const { action, lists, chosen, problem, nearness, admissionState } = view;
  const near = nearness?.place?.word ?? nearness?.input ?? null;
  const errors = fieldErrors(problem, chosen, t);
  const hasCampusField = live !== undefined || Boolean(lists?.campuses);
  return (
    <form
      method="post"
      action={nearHref(action, {}, near)}
      // The site says itself what is missing, in the words of the specification.
      noValidate
      className="choice-form"
      aria-label={t('admissions.form.label')}
      aria-describedby={problem ? noticeId(live) : undefined}
      aria-busy={live?.isBusy}
      onSubmit={
        live &&
        ((event) => {
          event.preventDefault();
          live.onConfirm();
        })
      }
    >
      {hasCampusField && !live ? (
        // Enter presses the first button of a form: it does what the main one below does.
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          {t(`admissions.${action}.submit`)}
        </button>
      ) : null}
      <ol role="list" className="choice-steps">
        <li>
          <CourseStep view={view} live={live} error={errors.course} />
        </li>
        <li>
          {hasCampusField ? (
            <CampusStep view={view} place={place} live={live} errors={errors} />
          ) : (
            <div className="field">
              <p className="choice-later">{t('admissions.form.campus')}</p>
              <p className="note">{t('admissions.form.campusLater')}</p>
            </div>
          )}
        </li>
      </ol>
      {admissionState ? (
        <p className="choice-note row tap-links note">
          {admissionState.text}{' '}
          {admissionState.instead ? (
            <a href={admissionState.instead}>{t('admissions.standing.instead')}</a>
          ) : null}
        </p>
      ) : null}
      {live?.status}
      <ChoiceButtons action={action} hasCampusField={hasCampusField} hasStepButton={!live} />
      <p className="choice-note row tap-links note">
        {t('admissions.form.leaving')}{' '}
        {isChosen(chosen) ? <a href={admissionsHref(action)}>{t('admissions.form.reset')}</a> : null}
      </p>
    </form>
  );
}

interface ChoiceButtonsProps {
  action: AdmissionsAction;
  /** Whether the choice can be complete, so that the main button sends it. */
  hasCampusField: boolean;
  hasStepButton: boolean;
}

function ChoiceButtons({ action, hasCampusField, hasStepButton }: ChoiceButtonsProps) {
  const t = useLabels();
  return (
    <div className="choice-buttons cluster">
      {hasCampusField ? (
        <button type="submit" className="button button-primary">
          {t(`admissions.${action}.submit`)}
          <Icon name="arrow-right" />
        </button>
      ) : null}{' '}
      {hasStepButton ? (
        <button
          type="submit"
          formMethod="get"
          className={hasCampusField ? 'button button-secondary' : 'button button-primary'}
        >
          {t(hasCampusField ? 'admissions.form.updateLists' : 'admissions.form.showCampuses')}
        </button>
      ) : null}
    </div>
  );
}

function NoCourses({ view: { action, chosen } }: Pick<AdmissionsFormProps, 'view'>) {
  const t = useLabels();
  const contact = useAdmissionsHref()('contact');
  const text = action === 'brochure' ? 'commons.empty.brochure' : 'commons.empty.programmes';
  return (
    <EmptyState text={t(text)}>
      {chosen.campus ? (
        <a href={admissionsHref(action)}>{t('admissions.form.reset')}</a>
      ) : (
        <a href={contact}>{t('commons.actions.contact')}</a>
      )}
    </EmptyState>
  );
}

const noticeId = (live: LiveForm | undefined) => (live ? `${live.id}-problem` : 'probleme');
