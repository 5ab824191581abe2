/** The address of a file: chosen in the media library, which also says its kind and size; or typed. */
import { useField, useForm, useStrapiApp } from '@strapi/strapi/admin';
import * as React from 'react';
import { AddressInput } from './address-input';
import type { FieldProps } from './field-frame';
import { addressOfFile, formatOfFile, type LibraryFile, titleOfFile, weightOfFile } from './file-words';

interface DialogProps {
  allowedTypes: string[];
  onClose: () => void;
  onSelectAssets: (files: LibraryFile[]) => void;
}

export default React.forwardRef<HTMLInputElement, FieldProps>(function FileInput(props, ref) {
  const { name } = props;
  const components = useStrapiApp('FileInput', (app) => app.components);
  const change = useForm('FileInput', (form) => form.onChange);
  /** The start of the names of the fields in the same component. */
  const namePrefix = name.replace(/[^.]+$/, '');
  const title = useField<string | null>(`${namePrefix}label`);
  const [isOpen, setIsOpen] = React.useState(false);
  const Dialog = components['media-library'] as React.ComponentType<DialogProps> | undefined;
  const choose = ([file]: LibraryFile[]) => {
    setIsOpen(false);
    if (!file) return;
    change(name, addressOfFile(file, window.location.origin));
    change(`${namePrefix}format`, formatOfFile(file));
    change(`${namePrefix}size`, weightOfFile(file));
    if (!title.value) change(`${namePrefix}label`, titleOfFile(file));
  };
  return (
    <AddressInput
      ref={ref}
      field={props}
      pick={Dialog ? 'Choisir un fichier' : null}
      isOpen={isOpen}
      setIsOpen={setIsOpen}
    >
      {Dialog ? (
        <Dialog
          allowedTypes={['files', 'images', 'videos', 'audios']}
          onClose={() => setIsOpen(false)}
          onSelectAssets={choose}
        />
      ) : null}
    </AddressInput>
  );
});
