import { useState } from 'react';
import { type FacetName, facets } from '~/school/programmes/finder/facets';
import { symbolOf } from '~/school/programmes/sector-legend';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { FacetData } from './find-programmes.server';

/** Facets with few, short values, which are laid out side by side; levels of entry in narrower tiles. */
const tiles: Partial<Record<FacetName, string>> = {
  entry: 'facet-tiles facet-levels',
  rhythm: 'facet-tiles',
  duration: 'facet-tiles',
};

interface FacetProps {
  facet: FacetData;
  chosen: readonly string[];
  /** Folded while nothing in it is chosen. */
  folded: boolean;
}

/** The values of one facet, each with its number of results. Without JavaScript the form's button submits them. */
export function Facet({ facet: { name, options }, chosen, folded }: FacetProps) {
  const t = useLabels();
  const title = t(`finder.facet.${name}`);
  // A facet the visitor has opened stays open while the results change.
  const [open] = useState(!folded || chosen.length > 0);
  const isEmpty = (value: string, count: number) => count === 0 && !chosen.includes(value);
  const emptyCount = options.filter(({ value, count }) => isEmpty(value, count)).length;
  return (
    <details className="facet" open={open}>
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        <ul role="list" className={tiles[name] ?? 'facet-rows'}>
          {options.map(({ value, label, count }) => (
            <li key={value} className={isEmpty(value, count) ? 'facet-empty' : undefined}>
              <label className={name === 'sector' ? `sector-${value}` : undefined}>
                <input
                  type="checkbox"
                  name={facets[name].parameter}
                  value={value}
                  defaultChecked={chosen.includes(value)}
                />
                <span className={count === 0 ? 'facet-word facet-idle' : 'facet-word'}>
                  {name === 'sector' ? <Icon name={symbolOf(value)} /> : null}
                  {name === 'exit' ? t.dynamic(`programmes.list.exit.${value}`) : label}
                </span>{' '}
                <span className={count === 0 ? 'facet-count facet-none' : 'facet-count'}>
                  <span aria-hidden="true">{count}</span>{' '}
                  <span className="sr-only">{t.count('finder.count', count)}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        {emptyCount > 0 ? (
          <details className="facet-rest">
            <summary>{t('finder.facetEmpty', { count: emptyCount })}</summary>
          </details>
        ) : null}
      </fieldset>
    </details>
  );
}
