/** A number with decimals: Strapi's own field drops the point in a French browser, so that 48.857 becomes 48857. */
import { TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { numberOfText, textOfNumber } from './typed-number';

export default React.forwardRef<HTMLInputElement, FieldProps>(function DecimalInput(props, ref) {
  const { name, disabled } = props;
  const field = useField<number | null>(name);
  const [text, setText] = React.useState(() => textOfNumber(field.value));
  // What is no number is in the form as nothing, and its text stays to be corrected.
  const isUnread = Number.isNaN(numberOfText(text));
  React.useEffect(() => {
    const held = field.value ?? null;
    setText((typed) => {
      const read = numberOfText(typed);
      return (Number.isNaN(read) ? null : read) === held ? typed : textOfNumber(held);
    });
  }, [field.value]);
  return (
    <FieldFrame field={props} error={isUnread ? 'Un nombre seul : 48,857 ou 48.857.' : undefined}>
      <TextInput
        ref={ref}
        name={name}
        inputMode="decimal"
        disabled={disabled}
        value={text}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setText(event.target.value);
          const read = numberOfText(event.target.value);
          field.onChange(name, Number.isNaN(read) ? null : read);
        }}
      />
    </FieldFrame>
  );
});
