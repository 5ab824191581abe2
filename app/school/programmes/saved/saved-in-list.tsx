/** 'Mes formations' in a list of programmes: a box on each card, and the bar below the list. */
import { useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { pathTo } from '~/addresses/path-to';
import type { NamedEntry } from '~/base/named-entry';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { useEnhancement } from '~/ui/enhancement';
import { comparedField, comparisonPath, maxCompared } from '../comparison-address';
import { isFull, maxSaved, type SavedProgramme, tableHref } from './saved-list';
import { saveProgramme, toggleProgramme } from './saved-programmes';

const formId = 'comparaison';
const boxId = (slug: string) => `comparer-${slug}`;

interface SavedBoxProps {
  programme: NamedEntry;
  saved: readonly SavedProgramme[];
}

/** The box on a programme's card, of the form below the list. Scripts keep what is ticked. */
export function SavedBox({ programme: { slug, title }, saved }: SavedBoxProps) {
  const t = useLabels();
  const ticked = saved.some((programme) => programme.slug === slug);
  return (
    <label className="saved-box tap-target">
      <input
        id={boxId(slug)}
        type="checkbox"
        name={comparedField}
        value={slug}
        form={formId}
        checked={ticked}
        disabled={!ticked && isFull(saved)}
        onChange={() => toggleProgramme({ slug, title })}
      />
      {t('comparison.compare')} <span className="sr-only">{title}</span>
    </label>
  );
}

interface SavedBarProps {
  saved: readonly SavedProgramme[];
  /** The programmes whose boxes are on the page. */
  listed: readonly NamedEntry[];
}

/** Leads to the list as a table. It appears as soon as a box is ticked; without JavaScript the table has the ticked ones. */
export function SavedBar({ saved, listed }: SavedBarProps) {
  const t = useLabels();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for boxes ticked before the scripts came
  useEnhancement(() => {
    for (const programme of listed)
      if (document.querySelector(`[id="${boxId(programme.slug)}"]:checked`)) saveProgramme(programme);
  }, []);
  const isEmpty = saved.length === 0;
  const compare = (event: FormEvent) => {
    event.preventDefault();
    const href = tableHref(saved);
    // Offline, only a page load is answered with the copy that this device kept of the same address.
    if (navigator.onLine) navigate(href);
    else location.assign(href);
  };
  const many = saved.length > maxCompared;
  return (
    <form
      id={formId}
      method="get"
      action={comparisonPath}
      onSubmit={compare}
      autoComplete="off"
      className={isEmpty ? 'saved-bar' : 'saved-bar saved-bar-shown'}
    >
      <SubmitButton>
        {t(many ? 'programmes.saved.compareLast' : 'comparison.compare', { limit: maxCompared })}
      </SubmitButton>
      <p role="status">{isEmpty ? t('comparison.hint') : t.count('programmes.saved.count', saved.length)}</p>
      {isFull(saved) ? <p>{t('programmes.saved.full', { limit: maxSaved })}</p> : null}
      {isEmpty ? null : (
        <a href={pathTo('mes-formations')} className="button button-quiet">
          {t('programmes.saved.title')}
        </a>
      )}
    </form>
  );
}
