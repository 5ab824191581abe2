/** What is around every field of the project: its name, its line of help and its error. */
import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';

/** What Strapi gives each field. */
export interface FieldProps {
  name: string;
  label?: React.ReactNode;
  labelAction?: React.ReactNode;
  hint?: React.ReactNode;
  required?: boolean;
  disabled?: boolean;
  attribute?: {
    /** The values in Strapi's answers. */
    enum?: readonly string[];
    /** The values of a list field, and the French words of all of them. */
    options?: { values?: readonly string[]; words?: readonly string[] };
  };
}

interface FieldFrameProps {
  field: FieldProps;
  /** In place of Strapi's own error. */
  error?: string;
  /** In place of the field's own hint. */
  hint?: React.ReactNode;
  /** Id of the parts around the field; without it Strapi makes one. */
  id?: string;
  children: React.ReactNode;
}

export const FieldFrame = React.forwardRef<HTMLDivElement, FieldFrameProps>(function FieldFrame(props, ref) {
  const { field, id, children } = props;
  const { error } = useField(field.name);
  return (
    <Field.Root
      ref={ref}
      id={id}
      error={props.error ?? error}
      hint={props.hint ?? field.hint}
      name={field.name}
      required={field.required}
    >
      <Field.Label action={field.labelAction}>{field.label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});
