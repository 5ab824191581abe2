import { useLabels } from '~/site/labels-context';
import { classNames } from '~/ui/class-names';
import { choiceText } from '../choice-text';
import { campusIsDisabled, type PopInState } from './pop-in-state';

interface FieldProps {
  id: string;
  state: PopInState;
  error: string | undefined;
  onChoose(slug: string | null): void;
}

/** The campus, as a native select: the list is short. */
export function CampusField({ id, state, error, onChoose }: FieldProps) {
  const t = useLabels();
  const { campuses, chosen, cleared } = state;
  const disabled = campusIsDisabled(state);
  const hint = disabled
    ? t('admissions.form.campusLater')
    : cleared && t('admissions.popIn.cleared', { campus: cleared.name });
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('field', error && 'field-invalid')}>
      <label htmlFor={id}>{t('admissions.form.campus')}</label>
      <select
        id={id}
        name="campus"
        value={chosen.campus ?? ''}
        disabled={disabled}
        aria-describedby={describedBy || undefined}
        required
        // What is required and empty is not wrong yet: browsers would say so of a list.
        aria-invalid={error !== undefined}
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">
          {t(
            // The name of a preset campus is unknown until the list is loaded.
            campuses === null && chosen.campus
              ? 'admissions.popIn.loading'
              : 'admissions.form.campusPlaceholder',
          )}
        </option>
        {(campuses ?? []).map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {choiceText(choice)}
          </option>
        ))}
      </select>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
