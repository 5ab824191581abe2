import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { useAddressField } from '~/ui/use-address-field';
import type { Nearness } from './nearness.server';
import { longestPlace, placeParameter } from './place-address';

/** Id of the sentence that says why the place in the field is unknown. */
const placeProblemId = 'lieu-inconnu';

interface PlaceFieldProps {
  label: string;
  /** The content of the field, and why no place was found by it; absent until the visitor has typed. */
  nearness?: Pick<Nearness, 'input' | 'problem'> | null | undefined;
  /** Id of its form, if it is outside of it. */
  form?: string;
  /** Beside the label: a place that is known already. */
  children?: ReactNode;
}

/** The visitor's place: a field for a town or a postcode. */
export function PlaceField({ label, nearness, form, children }: PlaceFieldProps) {
  const t = useLabels();
  const input = nearness?.input ?? '';
  const isWrong = typeof nearness?.problem === 'string';
  const field = useAddressField(input);
  return (
    <div className="field place-field">
      <div>
        <label htmlFor={placeParameter}>
          {label}
          <span className="sr-only">{t('campuses.place.kind')}</span>
        </label>{' '}
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
        defaultValue={input}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? placeProblemId : undefined}
      />
    </div>
  );
}

interface PlaceNoticeProps {
  nearness: Nearness;
  /** Address of the same page around a place. */
  hrefOf: (place: string) => string;
}

/**
 * Why a place is unknown, and the possible ones; how its distances are measured. A live region, in the page from the
 * start so that screen readers watch it; only for them it names the place by which the page is sorted.
 */
export function PlaceNotice({ nearness: { place, problem, choices }, hrefOf }: PlaceNoticeProps) {
  const t = useLabels();
  const message = problem ?? place?.near;
  return (
    <>
      <div role="status" className={problem === null ? 'sr-only' : 'place-notice stack'}>
        {message ? <p id={placeProblemId}>{message}</p> : null}
        {choices.length > 0 ? (
          <ul role="list" className="filter-chips cluster tap-targets" data-in-place>
            {choices.map(({ word, name }) => (
              <li key={word}>
                <a href={hrefOf(word)}>{name}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {place ? <p className="text-sm">{t('campuses.place.crow')}</p> : null}
    </>
  );
}
