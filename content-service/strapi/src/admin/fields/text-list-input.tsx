/** A text area whose text is a list in the entry. */
import { Textarea } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import { FieldFrame, type FieldProps } from './field-frame';

interface TextListInputProps extends FieldProps {
  read: (value: unknown) => string;
  write: (text: string) => unknown[];
  /** The text to insert in place of a pasted one; null: paste it unchanged. */
  paste: (html: string, text: string) => string | null;
}

export const TextListInput = React.forwardRef<HTMLTextAreaElement, TextListInputProps>(
  function TextListInput(props, ref) {
    const { name, disabled, read, write, paste } = props;
    const field = useField(name);
    const [text, setText] = React.useState(() => read(field.value));
    // The typed text stays, unless the form gets another list: a discarded change, another version.
    React.useEffect(() => {
      const formText = read(field.value);
      setText((typed) => (read(write(typed)) === formText ? typed : formText));
    }, [field.value, read, write]);
    const change = (typed: string) => {
      setText(typed);
      const list = write(typed);
      field.onChange(name, list.length > 0 ? list : null);
    };
    return (
      <FieldFrame field={props}>
        <Textarea
          ref={ref}
          name={name}
          disabled={disabled}
          rows={Math.min(12, Math.max(3, text.split('\n').length + 1))}
          value={text}
          onPaste={(event: React.ClipboardEvent<HTMLTextAreaElement>) => {
            const pasted = paste(
              event.clipboardData.getData('text/html'),
              event.clipboardData.getData('text/plain'),
            );
            if (pasted === null) return;
            event.preventDefault();
            const { selectionStart, selectionEnd, value } = event.currentTarget;
            change(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
          }}
          onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => change(event.target.value)}
        />
      </FieldFrame>
    );
  },
);
