/** One word of a list, chosen in French. */
import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import type { ListInputProps } from './text-input';

export default React.forwardRef<HTMLDivElement, ListInputProps>(function ChoiceInput(props, ref) {
  const { name, label, labelAction, hint, required, disabled, attribute } = props;
  const field = useField<string | null>(name);
  const words = attribute?.options?.words ?? [];
  return (
    <Field.Root error={field.error} hint={hint} name={name} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        ref={ref as never}
        name={name}
        disabled={disabled}
        placeholder="Choisir…"
        value={field.value ?? ''}
        clearLabel="Vider"
        onClear={required ? undefined : () => field.onChange(name, null)}
        onChange={(value) => field.onChange(name, String(value))}
      >
        {(attribute?.enum ?? []).map((value, index) => (
          <SingleSelectOption key={value} value={value}>
            {words[index] ?? value}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});
