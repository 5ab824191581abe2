/** The address of a file: chosen in the media library, which also says its kind and size; or typed. */
import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { useField, useForm, useStrapiApp } from '@strapi/strapi/admin';
import * as React from 'react';
import { addressOfFile, formatOfFile, type LibraryFile, titleOfFile, weightOfFile } from './file-words';
import type { ListInputProps } from './text-input';

interface DialogProps {
  allowedTypes: string[];
  onClose: () => void;
  onSelectAssets: (files: LibraryFile[]) => void;
}

export default React.forwardRef<HTMLInputElement, ListInputProps>(function FileInput(props, ref) {
  const { name, label, labelAction, hint, required, disabled } = props;
  const field = useField<string | null>(name);
  const components = useStrapiApp('FileInput', (app) => app.components);
  const change = useForm('FileInput', (form) => form.onChange);
  const beside = name.replace(/[^.]+$/, '');
  const title = useField<string | null>(`${beside}label`);
  const [isOpen, setIsOpen] = React.useState(false);
  const button = React.useRef<HTMLButtonElement>(null);
  const wasOpen = React.useRef(false);
  // The library's dialog does not know what opened it.
  React.useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const Dialog = components['media-library'] as React.ComponentType<DialogProps> | undefined;
  const choose = ([file]: LibraryFile[]) => {
    setIsOpen(false);
    if (!file) return;
    change(name, addressOfFile(file, window.location.origin));
    change(`${beside}format`, formatOfFile(file));
    change(`${beside}size`, weightOfFile(file));
    if (!title.value) change(`${beside}label`, titleOfFile(file));
  };
  return (
    <Field.Root error={field.error} hint={hint} name={name} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
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
        {Dialog ? (
          <Button ref={button} variant="secondary" disabled={disabled} onClick={() => setIsOpen(true)}>
            Choisir un fichier
          </Button>
        ) : null}
      </Flex>
      <Field.Hint />
      <Field.Error />
      {Dialog && isOpen ? (
        <Dialog
          allowedTypes={['files', 'images', 'videos', 'audios']}
          onClose={() => setIsOpen(false)}
          onSelectAssets={choose}
        />
      ) : null}
    </Field.Root>
  );
});
