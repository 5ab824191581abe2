import { useRef } from 'react';
import { useLabels } from '~/site/labels-context';
import { classNames } from '~/ui/class-names';
import { Combobox } from '~/ui/combobox/combobox';
import type { PopInState } from './pop-in-state';

interface FieldProps {
  id: string;
  state: PopInState;
  error: string | undefined;
  onChoose(slug: string | null): void;
  /** The campus no longer narrows the list. */
  onAnyCampus(): void;
}

/** The course, as a combobox: there are about eighty. */
export function CourseField({ id, state, error, onChoose, onAnyCampus }: FieldProps) {
  const t = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const errorId = `${id}-error`;
  const { courses, campuses, chosen } = state;
  const campus = campuses?.find(({ slug }) => slug === chosen.campus)?.name;
  const textOf = (count: number) => {
    if (courses === null) return t('admissions.popIn.loading');
    if (count > 0) return t.count('admissions.popIn.courses', count);
    return campus ? t('admissions.popIn.noneAtCampus', { campus }) : t('commons.empty.results');
  };
  return (
    <div className={classNames('field', error && 'field-invalid')}>
      <Combobox
        id={id}
        label={t('admissions.form.course')}
        placeholder={t(
          // The name of a preset course is unknown until the list is loaded.
          courses === null && chosen.course
            ? 'admissions.popIn.loading'
            : 'admissions.popIn.coursePlaceholder',
        )}
        openLabel={t('admissions.popIn.allCourses')}
        options={courses}
        chosen={chosen.course}
        onChoose={onChoose}
        textOf={textOf}
        describedBy={error ? errorId : undefined}
        invalid={error !== undefined}
        required
        inputRef={input}
      />
      <input type="hidden" name="course" value={chosen.course ?? ''} />
      {error ? (
        <p id={errorId} className="field-error">
          {error}
        </p>
      ) : null}
      {chosen.campus ? (
        <button type="button" className="choice-way-out" onClick={onAnyCampus}>
          {t('admissions.form.anyCampus')}
        </button>
      ) : null}
    </div>
  );
}
