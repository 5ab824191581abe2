import { useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';
import { comparisonHref, comparisonPath } from '~/school/programmes/comparison-address';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { compareFormId } from './compare-pick';
import type { Picks } from './use-picks';

interface CompareBarProps {
  picks: Picks;
  /** Slugs whose boxes are on the page; other ticked ones are sent along. */
  shown: readonly string[];
}

/** Leads to the comparison of the ticked programmes. It appears as soon as a box is ticked, also without JavaScript. */
export function CompareBar({ picks: { picked, clear }, shown }: CompareBarProps) {
  const t = useLabels();
  const navigate = useNavigate();
  const compare = (event: FormEvent) => {
    if (!navigator.onLine || picked.length === 0) return;
    event.preventDefault();
    navigate(comparisonHref(picked.map(({ slug }) => slug)));
  };
  return (
    <form
      id={compareFormId}
      method="get"
      action={comparisonPath}
      onSubmit={compare}
      autoComplete="off"
      className={picked.length > 0 ? 'compare-bar compare-bar-shown' : 'compare-bar'}
    >
      {picked
        .filter(({ slug }) => !shown.includes(slug))
        .map(({ slug }) => (
          <input key={slug} type="hidden" name="f" value={slug} />
        ))}
      <SubmitButton>{t('comparison.compare')}</SubmitButton>
      <p role="status">
        {picked.length > 0 ? t.count('comparison.picked', picked.length) : t('comparison.hint')}
      </p>
      {picked.length > 0 ? (
        <button type="button" onClick={clear} className="button button-quiet">
          {t('comparison.clear')}
        </button>
      ) : null}
    </form>
  );
}
