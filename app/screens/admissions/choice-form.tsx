import { type AdmissionsAction, admissionsHref } from '~/school/admissions/actions';
import { type AdmissionsProblem, problemId } from '~/school/admissions/problem';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import { SelectField } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { AdmissionsView } from './admissions-view.server';
import type { CampusToChoose } from './campuses-by-distance.server';
import { ChoicePlace } from './choice-place';
import { choiceText } from './choice-text';
import { nearHref } from './near-href';
import { useFieldErrors } from './use-field-errors';

interface ChoiceFormProps {
  action: AdmissionsAction;
  lists: NonNullable<AdmissionsView['lists']>;
  chosen: AdmissionsView['chosen'];
  problem: AdmissionsProblem | null;
  nearness: AdmissionsView['nearness'];
}

/**
 * Course and campus. The step button asks for the same page with the choice in its address, so that
 * the campus list appears without JavaScript; the other button posts the choice, and is the one that Enter presses.
 */
export function ChoiceForm({ action, lists, chosen, problem, nearness }: ChoiceFormProps) {
  const t = useLabels();
  const { courses, campuses } = lists;
  const errors = useFieldErrors(problem, chosen);
  const near = nearness?.place?.word ?? null;
  const shownPlace = near ?? nearness?.input ?? null;
  if (courses.length === 0) return <NoCourses action={action} narrowed={chosen.campus !== null} />;
  return (
    <form
      method="post"
      action={nearHref(action, {}, shownPlace)}
      // The site says itself what is missing, in the words of the specification.
      noValidate
      className="choice-form"
      aria-label={t('admissions.form.label')}
      aria-describedby={problem ? problemId : undefined}
    >
      {campuses ? (
        // Enter presses the first button of a form: it does what the main one below does.
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          {t(`admissions.${action}.submit`)}
        </button>
      ) : null}
      <ol className="choice-steps">
        <li>
          <SelectField
            id="formation"
            name="course"
            label={t('admissions.form.course')}
            value={chosen.course ?? ''}
            options={options(courses, t('admissions.form.coursePlaceholder'))}
            error={errors.course}
            focused={errors.course !== undefined}
            required
          >
            {chosen.campus ? (
              <a
                href={nearHref(action, { course: chosen.course ?? undefined }, near)}
                className="choice-way-out"
              >
                {t('admissions.form.anyCampus')}
              </a>
            ) : null}
          </SelectField>
        </li>
        <li>
          {campuses ? (
            <SelectField
              id="campus"
              name="campus"
              label={t('admissions.form.campus')}
              hint={t('admissions.form.updateHint')}
              value={chosen.campus ?? ''}
              options={options(campuses, t('admissions.form.campusPlaceholder'))}
              error={errors.campus}
              focused={errors.course === undefined && errors.campus !== undefined}
              required
            >
              <ChoicePlace action={action} campuses={campuses} chosen={chosen} nearness={nearness} />
            </SelectField>
          ) : (
            <div className="field">
              <p className="choice-later">{t('admissions.form.campus')}</p>
              <p className="field-hint">{t('admissions.form.campusLater')}</p>
            </div>
          )}
        </li>
      </ol>
      <div className="choice-buttons">
        {campuses ? (
          <button type="submit" className="button button-primary">
            {t(`admissions.${action}.submit`)}
            <Icon name="arrow-right" />
          </button>
        ) : null}
        <button
          type="submit"
          formMethod="get"
          className={campuses ? 'button button-secondary' : 'button button-primary'}
        >
          {t(campuses ? 'admissions.form.updateLists' : 'admissions.form.showCampuses')}
        </button>
      </div>
      <p className="choice-note">
        {t('admissions.form.leaving')}
        {campuses ? <a href={admissionsHref(action)}>{t('admissions.form.reset')}</a> : null}
      </p>
    </form>
  );
}

function options(choices: readonly CampusToChoose[], placeholder: string) {
  return [
    { value: '', label: placeholder },
    ...choices.map((choice) => ({ value: choice.slug, label: choiceText(choice) })),
  ];
}

function NoCourses({ action, narrowed }: { action: AdmissionsAction; narrowed: boolean }) {
  const t = useLabels();
  const contact = useAdmissionsHref()('contact');
  const text = action === 'brochure' ? 'commons.empty.brochure' : 'commons.empty.programmes';
  return (
    <EmptyState text={t(text)}>
      {narrowed ? (
        <a href={admissionsHref(action)}>{t('admissions.form.reset')}</a>
      ) : (
        <a href={contact}>{t('commons.actions.contact')}</a>
      )}
    </EmptyState>
  );
}
