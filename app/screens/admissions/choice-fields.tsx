/** The two fields of an admissions form, course and campus: plain lists on the page, live ones in the pop-in. */
import type { ComponentType, ReactNode } from 'react';
import type { RequestedChoice } from '~/school/admissions/choice';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { SelectField } from '~/ui/field';
import type { AdmissionsView } from './admissions-view.server';
import type { CampusToChoose } from './campuses-by-distance.server';
import { nearHref } from './near-href';

/** The form in the pop-in, where scripts answer each choice at once. */
export interface LiveForm {
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

interface StepProps {
  view: AdmissionsView;
  live: LiveForm | undefined;
}

interface CourseStepProps extends StepProps {
  error: string | undefined;
}

/** The list of courses, and the way out of a campus that narrows it. */
export function CourseStep({ view, live, error }: CourseStepProps) {
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

interface CampusStepProps extends StepProps {
  /** Below the list: the place the campuses are sorted from. */
  place: ReactNode;
  errors: FieldErrors;
}

/** The list of campuses; in the pop-in it waits for a choice. */
export function CampusStep({ view, place, live, errors }: CampusStepProps) {
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

function campusHint({ chosen }: AdmissionsView, live: LiveForm | undefined, t: Labels): string | null {
  if (!live) return t('admissions.form.updateHint');
  return isChosen(chosen) ? live.campusHint : t('admissions.form.campusLater');
}

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

/** Whether course or campus is chosen. */
export const isChosen = ({ course, campus }: RequestedChoice) => course !== null || campus !== null;

interface FieldErrors {
  course?: string;
  campus?: string;
}

/** The wrong field and the reason, in a few words; the notice has the full text. */
export function fieldErrors(
  problem: AdmissionsProblem | null,
  chosen: RequestedChoice,
  t: Labels,
): FieldErrors {
  if (problem?.kind === 'not-taught') return { campus: t('admissions.problem.notTaughtCampus') };
  if (problem?.kind !== 'missing' && problem?.kind !== 'invalid') return {};
  return {
    ...(chosen.course ? {} : { course: t('admissions.problem.missingCourse') }),
    ...(chosen.campus ? {} : { campus: t('admissions.problem.missingCampus') }),
  };
}
