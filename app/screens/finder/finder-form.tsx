import type { RefObject } from 'react';
import type { FacetName } from '~/school/programmes/finder/facets';
import {
  defaultSort,
  finderParameters,
  finderPath,
  sortWords,
} from '~/school/programmes/finder/finder-state';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { closes, coveringPopover, takesFocus } from '~/ui/popover';
import { Facet } from './facet';
import type { FinderData } from './find-programmes.server';

export const formId = 'criteres';
export const facetsId = 'filtres';
export const resultsId = 'resultats';

/** Order of the facets: entry level, exit level, sector, rhythm, campus, duration. */
const order: readonly FacetName[] = ['entry', 'exit', 'sector', 'rhythm', 'campus', 'duration'];

interface FinderFormProps {
  found: Pick<FinderData, 'state' | 'facets' | 'total'>;
  /** The results follow every change: the button only says how many there are. */
  live: boolean;
  formRef: RefObject<HTMLFormElement>;
}

/**
 * All facets as a plain GET form, which submits to the address of the results. On small screens it is a native
 * popover over the results, elsewhere it is beside them.
 */
export function FinderForm({ found: { state, facets, total }, live, formRef }: FinderFormProps) {
  const t = useLabels();
  const { chosen, sort } = state;
  return (
    <form
      ref={formRef}
      id={formId}
      method="get"
      action={`${finderPath}#${resultsId}`}
      aria-label={t('finder.form')}
      autoComplete="off"
      className="finder-form"
    >
      {sort === defaultSort(state) ? null : (
        <input type="hidden" name={finderParameters.sort} value={sortWords[sort]} />
      )}
      <div id={facetsId} className="finder-facets" {...coveringPopover}>
        <div className="finder-facets-head">
          <p>{t('finder.open')}</p>
          <button type="button" aria-label={t('finder.close')} {...takesFocus} {...closes(facetsId)}>
            <Icon name="close" />
          </button>
        </div>
        {order.map((name) => {
          const facet = facets.find((candidate) => candidate.name === name);
          return facet ? (
            <Facet key={name} facet={facet} chosen={chosen[name]} folded={name === 'campus'} />
          ) : null;
        })}
        <div className="finder-facets-foot">
          <button type="submit" className="button button-primary">
            {live ? t.count('finder.show', total) : t('finder.submit')}
          </button>
        </div>
      </div>
    </form>
  );
}
