/** One word of a list, chosen in French. */
import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import { FieldFrame, type FieldProps } from './field-frame';

export default React.forwardRef<React.ComponentRef<typeof SingleSelect>, FieldProps>(
  function ChoiceInput(props, ref) {
    const { name, required, disabled, attribute } = props;
    const field = useField<string | null>(name);
    const words = attribute?.options?.words ?? [];
    return (
      <FieldFrame field={props}>
        <SingleSelect
          ref={ref}
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
      </FieldFrame>
    );
  },
);
