import type { ReactNode } from 'react';
import { type NamedEntry, optionOf } from '~/base/named-entry';
import { classNames } from './class-names';

interface Option {
  value: string;
  label: string;
}

/** Options of one kind, with its name (RGAA 11.8). */
interface OptionGroup {
  label: string;
  options: readonly Option[];
}

/** Options of entries, after the one that selects all. */
export function optionsOf(allLabel: string, entries: readonly NamedEntry[]): Option[] {
  return [{ value: '', label: allLabel }, ...entries.map(optionOf)];
}

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  options: readonly (Option | OptionGroup)[];
  /** Value chosen when the page arrives. */
  value: string;
  hint?: string | null | undefined;
  error?: string | undefined;
  required?: boolean;
  /** The element below the list: a link that drops the choice. */
  children?: ReactNode;
  /** Takes the focus when the page arrives: the first wrong field does. */
  focused?: boolean;
  disabled?: boolean;
  /** Called at each choice; the list then always shows `value`. */
  onChoose?: ((value: string) => void) | undefined;
}

/** A choice from a list, with its label, hint and error tied to it. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, options, value, hint, error, required, focused, disabled, onChoose, children } =
    props;
  const hintId = `${id}-aide`;
  const errorId = `${id}-erreur`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={classNames('field', error && 'field-invalid')}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={hintId} className="note">
          {hint}
        </p>
      ) : null}
      <select
        id={id}
        name={name}
        {...(onChoose
          ? { value, onChange: (event) => onChoose(event.target.value) }
          : { defaultValue: value })}
        required={required}
        disabled={disabled}
        // biome-ignore lint/a11y/noAutofocus: only the first field that is wrong, after a form was sent
        autoFocus={focused}
        aria-describedby={describedBy || undefined}
        // A required empty field is not wrong yet: browsers would mark it in a list.
        aria-invalid={required || error ? error !== undefined : undefined}
        key={onChoose ? undefined : value}
      >
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(optionElement)}
            </optgroup>
          ) : (
            optionElement(option)
          ),
        )}
      </select>
      <FieldError id={errorId} error={error} />
      {children}
    </div>
  );
}

const optionElement = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** Why a field is wrong; the field names it with `aria-describedby`. Nothing without an error. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className="field-error">
      {error}
    </p>
  ) : null;
}
