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

interface ProgrammeBoxProps {
  programme: NamedEntry;
  saved: readonly SavedProgramme[];
}

/** The box on a programme's card, of the form below the list. Scripts keep what is ticked. */
export function ProgrammeBox({ programme: { slug, title }, saved }: ProgrammeBoxProps) {
  const t = useLabels();
  const ticked = saved.some((programme) => programme.slug === slug);
  return (
    <label className="compare-pick tap-target">
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

interface ProgrammeBarProps {
  saved: readonly SavedProgramme[];
  /** The programmes whose boxes are on the page. */
  shown: readonly NamedEntry[];
}

/** Leads to the list as a table. It appears as soon as a box is ticked; without JavaScript the table has the ticked ones. */
export function ProgrammeBar({ saved, shown }: ProgrammeBarProps) {
  const t = useLabels();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for boxes ticked before the scripts came
  useEnhancement(() => {
    for (const programme of shown) {
      const box = document.getElementById(boxId(programme.slug));
      if (box instanceof HTMLInputElement && box.checked) saveProgramme(programme);
    }
  }, []);
  const compare = (event: FormEvent) => {
    if (!navigator.onLine || saved.length === 0) return;
    event.preventDefault();
    navigate(tableHref(saved));
  };
  const many = saved.length > maxCompared;
  return (
    <form
      id={formId}
      method="get"
      action={comparisonPath}
      onSubmit={compare}
      autoComplete="off"
      className={saved.length > 0 ? 'compare-bar compare-bar-shown' : 'compare-bar'}
    >
      <SubmitButton>
        {t(many ? 'programmes.saved.compareLast' : 'comparison.compare', { most: maxCompared })}
      </SubmitButton>
      <p role="status">
        {saved.length > 0 ? t.count('programmes.saved.count', saved.length) : t('comparison.hint')}
      </p>
      {isFull(saved) ? <p>{t('programmes.saved.full', { most: maxSaved })}</p> : null}
      {saved.length > 0 ? (
        <a href={pathTo('mes-formations')} className="button button-quiet">
          {t('programmes.saved.title')}
        </a>
      ) : null}
    </form>
  );
}
