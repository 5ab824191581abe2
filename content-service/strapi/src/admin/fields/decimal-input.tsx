/** A number with decimals: Strapi's own field drops the point in a French browser, so that 48.857 becomes 48857. */
import { TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { numberOfText, textOfNumber } from './typed-number';

export default React.forwardRef<HTMLInputElement, FieldProps>(function DecimalInput(props, ref) {
  const { name, disabled } = props;
  const field = useField<number | string | null>(name);
  const [text, setText] = React.useState(() => textOfNumber(field.value));
  // The typed text stays, unless the form gets another number: a discarded change, another version.
  React.useEffect(() => {
    const heldNumber = field.value ?? null;
    setText((typed) => (numberOfText(typed) === heldNumber ? typed : textOfNumber(heldNumber)));
  }, [field.value]);
  return (
    <FieldFrame
      field={props}
      error={typeof field.value === 'string' ? 'Un nombre seul\u00a0: 48,857 ou 48.857.' : undefined}
    >
      <TextInput
        ref={ref}
        name={name}
        inputMode="decimal"
        disabled={disabled}
        value={text}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setText(event.target.value);
          field.onChange(name, numberOfText(event.target.value));
        }}
      />
    </FieldFrame>
  );
});
