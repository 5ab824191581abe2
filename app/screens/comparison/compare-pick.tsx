import type { NamedEntry } from '~/base/named-entry';
import { useLabels } from '~/site/labels-context';
import { boxId, type Picks } from './use-picks';

export const compareFormId = 'comparaison';

/** The box on a programme's card that adds it to the comparison. It belongs to the form below the list. */
export function ComparePick({ programme, picks }: { programme: NamedEntry; picks: Picks }) {
  const t = useLabels();
  const { slug, title } = programme;
  const picked = picks.has(slug);
  return (
    <label className="compare-pick">
      <input
        id={boxId(slug)}
        type="checkbox"
        name="f"
        value={slug}
        form={compareFormId}
        checked={picked}
        disabled={picks.full && !picked}
        onChange={() => picks.toggle({ slug, title })}
      />
      {t('comparison.compare')} <span className="sr-only">{title}</span>
    </label>
  );
}
