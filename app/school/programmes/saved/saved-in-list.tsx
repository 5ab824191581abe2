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
  savedProgrammes: readonly SavedProgramme[];
}

/** The box on a programme's card, of the form below the list. Scripts keep what is ticked. */
export function SavedBox({ programme: { slug, title }, savedProgrammes }: SavedBoxProps) {
  const t = useLabels();
  const ticked = savedProgrammes.some((programme) => programme.slug === slug);
  return (
    <label className="saved-box tap-target">
      <input
        id={boxId(slug)}
        type="checkbox"
        name={comparedField}
        value={slug}
        form={formId}
        checked={ticked}
        disabled={!ticked && isFull(savedProgrammes)}
        onChange={() => toggleProgramme({ slug, title })}
      />
      {t('comparison.compare')} <span className="sr-only">{title}</span>
    </label>
  );
}

interface SavedBarProps {
  savedProgrammes: readonly SavedProgramme[];
  /** The programmes whose boxes are on the page. */
  listedProgrammes: readonly NamedEntry[];
}

/** Leads to the list as a table. It appears as soon as a box is ticked; without JavaScript the table has the ticked ones. */
export function SavedBar({ savedProgrammes, listedProgrammes }: SavedBarProps) {
  const t = useLabels();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for boxes ticked before the scripts came
  useEnhancement(() => {
    for (const programme of listedProgrammes) {
      const box = document.getElementById(boxId(programme.slug));
      if (box instanceof HTMLInputElement && box.checked) saveProgramme(programme);
    }
  }, []);
  const isEmpty = savedProgrammes.length === 0;
  const compare = (event: FormEvent) => {
    if (isEmpty) return;
    event.preventDefault();
    const href = tableHref(savedProgrammes);
    // Offline, only a page load is answered with the copy that this device kept of the same address.
    if (navigator.onLine) navigate(href);
    else location.assign(href);
  };
  const many = savedProgrammes.length > maxCompared;
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
      <p role="status">
        {isEmpty ? t('comparison.hint') : t.count('programmes.saved.count', savedProgrammes.length)}
      </p>
      {isFull(savedProgrammes) ? <p>{t('programmes.saved.full', { limit: maxSaved })}</p> : null}
      {isEmpty ? null : (
        <a href={pathTo('mes-formations')} className="button button-quiet">
          {t('programmes.saved.title')}
        </a>
      )}
    </form>
  );
}
