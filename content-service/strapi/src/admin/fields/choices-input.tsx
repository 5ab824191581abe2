/** Check boxes for a list whose values are known. */
import { Checkbox, Flex } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import { FieldFrame, type FieldProps } from './field-frame';
import { listOf } from './lists';

export default React.forwardRef<HTMLDivElement, FieldProps>(function ChoicesInput(props, ref) {
  const { name, disabled, attribute } = props;
  const field = useField(name);
  const { values = [], words = [] } = attribute?.options ?? {};
  const chosen = listOf(field.value);
  const choose = (value: string, isChosen: boolean) => {
    const next = values.filter((word) => (word === value ? isChosen : chosen.includes(word)));
    field.onChange(name, next.length > 0 ? next : null);
  };
  return (
    <FieldFrame id={name} ref={ref} field={props}>
      {/* Ids as the parts around it have them: a label of no single box is the name of their group. */}
      <Flex
        role="group"
        aria-labelledby={`${name}-label`}
        aria-describedby={`${name}-hint ${name}-error`}
        gap={4}
        wrap="wrap"
      >
        {values.map((value, index) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            disabled={disabled}
            onCheckedChange={(isChosen: boolean | 'indeterminate') => choose(value, isChosen === true)}
          >
            {words[index] ?? value}
          </Checkbox>
        ))}
      </Flex>
    </FieldFrame>
  );
});
