import { longestText } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { formId } from './finder-form';

/** The text field, apart from the facets but submitted with them. */
export function FinderSearch({ text }: { text: string }) {
  const t = useLabels();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 and browsers before 2023 do not know <search>
    <div role="search" className="finder-search">
      <label htmlFor="recherche-formation">{t('finder.text')}</label>
      <div>
        <input
          id="recherche-formation"
          form={formId}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={longestText}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="recherche-aide"
        />
        <button form={formId} type="submit" className="button button-primary">
          <Icon name="search" />
          <span>{t('finder.search')}</span>
        </button>
      </div>
      <p id="recherche-aide">{t('finder.textHint')}</p>
    </div>
  );
}
