/** The target of a link: a page of the site, picked by its title; or an address, typed. */
import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import * as React from 'react';
import type { AddressChoice } from '../../addresses/address-choice';
import { useAnswer } from '../use-answer';
import { WithoutList } from '../without-list';
import { AddressInput } from './address-input';
import type { FieldProps } from './field-frame';

/** How many of the pages whose title has the typed words are shown at most. */
const maxShown = 50;

export default React.forwardRef<HTMLInputElement, FieldProps>(function LinkInput(props, ref) {
  const { name } = props;
  const field = useField<string | null>(name);
  const [isOpen, setIsOpen] = React.useState(false);
  const choose = (address: string) => {
    field.onChange(name, address);
    setIsOpen(false);
  };
  return (
    <AddressInput ref={ref} field={props} pick="Choisir une page" isOpen={isOpen} setIsOpen={setIsOpen}>
      <Choices value={field.value ?? ''} choose={choose} />
    </AddressInput>
  );
});

function Choices({ value, choose }: { value: string; choose: (address: string) => void }) {
  const locale = new URLSearchParams(window.location.search).get('plugins[i18n][locale]') ?? 'fr';
  const [choices] = useAnswer<AddressChoice[]>(`/addresses?locale=${locale}`);
  const [typed, setTyped] = React.useState('');
  if (choices === 'loading' || choices === 'failed') return <WithoutList why={choices} />;
  const matching = choices.filter((choice) => inWords(choice).toLowerCase().includes(typed.toLowerCase()));
  return (
    <Combobox
      aria-label="Page du site"
      placeholder="Titre de la page"
      autocomplete={{ type: 'list', filter: 'contains' }}
      value={choices.some(({ address }) => address === value) ? value : ''}
      onInputChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value)}
      onChange={(address?: string) => address && choose(address)}
    >
      {matching.slice(0, maxShown).map((choice) => (
        <ComboboxOption key={choice.address} value={choice.address} textValue={inWords(choice)}>
          {inWords(choice)}
        </ComboboxOption>
      ))}
    </Combobox>
  );
}

const inWords = ({ title, kind }: AddressChoice): string => `${title} (${kind})`;
