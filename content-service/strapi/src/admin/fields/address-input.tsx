/** An address that is typed, or picked beside it. */
import { Button, Flex, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import { FieldFrame, type FieldProps } from './field-frame';

interface AddressInputProps {
  field: FieldProps;
  /** The button's words; null: nothing to pick from. */
  pick: string | null;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  /** What is picked from, while it is open. */
  children: React.ReactNode;
}

export const AddressInput = React.forwardRef<HTMLInputElement, AddressInputProps>(
  function AddressInput(props, ref) {
    const { pick, isOpen, setIsOpen, children } = props;
    const { name, disabled } = props.field;
    const field = useField<string | null>(name);
    const button = React.useRef<HTMLButtonElement>(null);
    const wasOpen = React.useRef(false);
    // The library's dialog does not know what opened it.
    React.useEffect(() => {
      if (wasOpen.current && !isOpen) button.current?.focus();
      wasOpen.current = isOpen;
    }, [isOpen]);
    return (
      <FieldFrame field={props.field}>
        <Flex gap={2}>
          <div style={{ flex: 1 }}>
            <TextInput
              ref={ref}
              name={name}
              disabled={disabled}
              value={field.value ?? ''}
              onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
                field.onChange(name, event.target.value)
              }
            />
          </div>
          {pick ? (
            <Button
              ref={button}
              variant="secondary"
              disabled={disabled}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {pick}
            </Button>
          ) : null}
        </Flex>
        {isOpen ? children : null}
      </FieldFrame>
    );
  },
);
