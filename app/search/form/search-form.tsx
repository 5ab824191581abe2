import { type ComponentType, useState } from 'react';
import { pathTo } from '~/addresses/path-to';
import { useLabels } from '~/site/labels-context';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { useAddressField } from '~/ui/use-address-field';
import { longestQuery } from '../query-length';
import type { SuggestionsProps } from './suggestions';

interface SearchFormProps {
  /** Distinguishes the fields of a page. */
  id: string;
  /** The query, as shown in the field. */
  query?: string;
  className?: string;
  /** The page of results itself: it changes in place. */
  inPlace?: boolean;
}

/**
 * The search field: a plain GET form to the results. The code of the suggestions is loaded when the field is first
 * used; the form works without it.
 */
export function SearchForm({ id, query = '', className, inPlace = false }: SearchFormProps) {
  const t = useLabels();
  const field = useAddressField(query);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const load = () => {
    if (!Suggestions)
      loadSuggestions().then(
        (loaded) => setSuggestions(() => loaded.Suggestions),
        () => {},
      );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not know <search> yet and warns of it
    <form
      method="get"
      action={pathTo('recherche')}
      role="search"
      className={classNames('search-form', className)}
      data-in-place={inPlace || undefined}
    >
      <label htmlFor={id}>{t('search.field')}</label>
      <div className="combobox-box">
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          required
          maxLength={longestQuery}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          defaultValue={query}
          onFocus={load}
        />
        {Suggestions ? <Suggestions field={field} label={t('search.suggestions')} /> : null}
      </div>
      <button type="submit" className="button button-primary" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}

function loadSuggestions() {
  return import('./suggestions');
}
