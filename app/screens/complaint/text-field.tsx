import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';

interface TextFieldProps {
  id: string;
  name: string;
  label: string;
  /** The earlier input. */
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  /** Lines of a text; one line when unset. */
  lines?: number;
  maxLength: number;
  /** The first wrong field takes the focus. */
  focused?: boolean;
}

/** A line or a text to type, with its label, hint and error tied to it. */
export function TextField(props: TextFieldProps) {
  const { id, name, label, value, hint, error, type, autoComplete, required, lines, maxLength, focused } =
    props;
  const describedBy = [hint && `${id}-aide`, error && `${id}-erreur`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    defaultValue: value,
    required,
    maxLength,
    autoComplete,
    autoFocus: focused,
    'aria-describedby': describedBy || undefined,
    // Said explicitly: browsers would call a required empty field wrong.
    'aria-invalid': error !== undefined,
  } as const;
  return (
    <div className={classNames('field', error && 'field-invalid')}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-aide`} className="note">
          {hint}
        </p>
      ) : null}
      {lines ? <textarea {...shared} rows={lines} /> : <input {...shared} type={type ?? 'text'} />}
      <FieldError id={`${id}-erreur`} error={error} />
    </div>
  );
}
