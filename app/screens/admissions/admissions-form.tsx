import type { ComponentType, ReactNode } from 'react';
import { type AdmissionsAction, admissionsHref } from '~/school/admissions/actions';
import type { RequestedChoice } from '~/school/admissions/choice';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import { SelectField } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { AdmissionsView } from './admissions-view.server';
import type { CampusToChoose } from './campuses-by-distance.server';
import { nearHref } from './near-href';
import { ProblemNotice } from './problem-notice';

/** The form in the pop-in, where scripts answer each choice at once. */
interface LiveForm {
  /** Prefix of the ids: the page behind the pop-in may have the same form. */
  id: string;
  /** A list in which a visitor can type. */
  CourseField: ComponentType<CourseFieldProps>;
  /** A note on the campus, once one of the two is chosen. */
  campusHint: string | null;
  /** What is awaited or has changed. */
  status: ReactNode;
  isBusy: boolean;
  /** The lists of the choice could not be loaded: the visitor may request them again. */
  listsFailed: boolean;
  onChoose(choice: RequestedChoice): void;
  onConfirm(): void;
}

export interface CourseFieldProps {
  id: string;
  view: Pick<AdmissionsView, 'lists' | 'chosen'>;
  error: string | undefined;
  onChoose(slug: string | null): void;
  /** The way out of the chosen campus, below the list. */
  children: ReactNode;
}

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

interface FieldErrors {
  course?: string;
  campus?: string;
}

type StepProps = Pick<AdmissionsFormProps, 'view' | 'live'>;

function CourseStep({ view, live, error }: StepProps & { error: string | undefined }) {
  const t = useLabels();
  const { action, chosen, nearness } = view;
  const CourseField = live?.CourseField ?? CourseSelect;
  const anyCampusHref = nearHref(action, { course: chosen.course }, nearness?.place?.word ?? null);
  return (
    <CourseField
      id={live ? `${live.id}-course` : 'formation'}
      view={view}
      error={error}
      onChoose={(course) => live?.onChoose({ ...chosen, course })}
    >
      {chosen.campus ? (
        <a href={anyCampusHref} className="choice-way-out tap-link">
          {t('admissions.form.anyCampus')}
        </a>
      ) : null}
    </CourseField>
  );
}

type CampusStepProps = AdmissionsFormProps & { errors: FieldErrors };

function CampusStep({ view, place, live, errors }: CampusStepProps) {
  const t = useLabels();
  const { lists, chosen } = view;
  // The name of a preset campus is unknown until the list is loaded.
  const isNameAwaited = live?.isBusy && !lists?.campuses && chosen.campus;
  const placeholder = isNameAwaited ? 'admissions.popIn.loading' : 'admissions.form.campusPlaceholder';
  return (
    <SelectField
      id={live ? `${live.id}-campus` : 'campus'}
      name="campus"
      label={t('admissions.form.campus')}
      hint={campusHint(view, live, t)}
      value={chosen.campus ?? ''}
      options={options(lists?.campuses ?? [], t(placeholder))}
      error={errors.campus}
      focused={errors.course === undefined && errors.campus !== undefined}
      required
      disabled={live !== undefined && !isChosen(chosen)}
      onChoose={live && ((campus) => live.onChoose({ ...chosen, campus: campus || null }))}
    >
      {place}
    </SelectField>
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

function CourseSelect({ id, view, error, children }: CourseFieldProps) {
  const t = useLabels();
  return (
    <SelectField
      id={id}
      name="course"
      label={t('admissions.form.course')}
      value={view.chosen.course ?? ''}
      options={options(view.lists?.courses ?? [], t('admissions.form.coursePlaceholder'))}
      error={error}
      focused={error !== undefined}
      required
    >
      {children}
    </SelectField>
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

/** The wrong field and the reason, in a few words; the notice has the full text. */
function fieldErrors(problem: AdmissionsProblem | null, chosen: RequestedChoice, t: Labels): FieldErrors {
  if (problem?.kind === 'not-taught') return { campus: t('admissions.problem.notTaughtCampus') };
  if (problem?.kind !== 'missing' && problem?.kind !== 'invalid') return {};
  return {
    ...(chosen.course ? {} : { course: t('admissions.problem.missingCourse') }),
    ...(chosen.campus ? {} : { campus: t('admissions.problem.missingCampus') }),
  };
}

function campusHint({ chosen }: AdmissionsView, live: LiveForm | undefined, t: Labels): string | null {
  if (!live) return t('admissions.form.updateHint');
  return isChosen(chosen) ? live.campusHint : t('admissions.form.campusLater');
}

const isChosen = ({ course, campus }: RequestedChoice) => course !== null || campus !== null;

/** `Nantes (à 12 km)` is the text of a campus, if it is sorted from a place. */
function options(choices: readonly CampusToChoose[], placeholder: string) {
  return [
    { value: '', label: placeholder },
    ...choices.map(({ name, slug, distance }) => ({
      value: slug,
      label: distance ? `${name} (${distance})` : name,
    })),
  ];
}

const noticeId = (live: LiveForm | undefined) => (live ? `${live.id}-problem` : 'probleme');
