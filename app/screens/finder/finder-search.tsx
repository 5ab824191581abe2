import { MyCampusLink } from '~/school/campuses/my-campus-link';
import type { Nearness } from '~/school/campuses/nearest/nearness.server';
import { PlaceField, PlaceNotice } from '~/school/campuses/nearest/place-field';
import { finderHref, finderParameters, longestText } from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { FinderData } from './find-programmes.server';
import { formId } from './finder-form';

interface FinderSearchProps {
  found: Pick<FinderData, 'state' | 'facets'>;
  nearness: Nearness;
  hint: string;
}

/** Text and place: fields outside the facets but submitted with them. */
export function FinderSearch({ found: { state, facets }, nearness, hint }: FinderSearchProps) {
  const t = useLabels();
  const { chosen, text } = state;
  const hrefNear = (near: string) => finderHref({ chosen, text, near });
  const campuses = facets.find(({ name }) => name === 'campus')?.options ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 and browsers before 2023 do not know <search>
    <div role="search" className="finder-search">
      <div className="field finder-text">
        <label htmlFor="recherche-formation">{t('finder.text')}</label>
        <input
          id="recherche-formation"
          form={formId}
          type="search"
          name={finderParameters.text}
          defaultValue={text}
          maxLength={longestText}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="recherche-aide"
        />
      </div>
      <p id="recherche-aide">{hint}</p>
      <PlaceField label={t('campuses.place.field')} nearness={nearness} form={formId}>
        <MyCampusLink
          campuses={campuses.map(({ value, label }) => ({ slug: value, title: label }))}
          place={state.near}
          hrefOf={hrefNear}
        />
      </PlaceField>
      <button form={formId} type="submit" className="button button-primary">
        <Icon name="search" />
        <span>{t('finder.search')}</span>
      </button>
      <PlaceNotice nearness={nearness} hrefOf={hrefNear} />
    </div>
  );
}
