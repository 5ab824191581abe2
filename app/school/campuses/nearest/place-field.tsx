import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { useAskedField } from '~/ui/use-asked-field';
import { longestPlace, placeParameter } from './place-address';

interface PlaceFieldProps {
  label: string;
  /** What it holds. */
  asked?: string | undefined;
  /** Id of the form it belongs to, where it stands outside. */
  form?: string;
  /** Beside the label: a place that is known already. */
  children?: ReactNode;
}

/** Where one is: a town or a postcode, typed. */
export function PlaceField({ label, asked = '', form, children }: PlaceFieldProps) {
  const t = useLabels();
  const field = useAskedField(asked);
  return (
    <div className="field place-field">
      <div>
        <label htmlFor={placeParameter}>{label}</label>
        {children}
      </div>
      <input
        ref={field}
        id={placeParameter}
        name={placeParameter}
        form={form}
        type="text"
        maxLength={longestPlace}
        autoComplete="postal-code"
        enterKeyHint="search"
        placeholder={t('campuses.place.hint')}
        defaultValue={asked}
      />
    </div>
  );
}
