import type { NamedEntry } from '~/base/named-entry';
import { useLabels } from '~/site/labels-context';
import { rememberMyCampus, useMyCampus } from './my-campus';

interface KeepCampusProps {
  campus: NamedEntry;
}

/** Remembers a campus on this device, and with a second press forgets it. Unseen until scripts have come. */
export function KeepCampus({ campus: { slug, title } }: KeepCampusProps) {
  const t = useLabels();
  const kept = useMyCampus() === slug;
  return (
    <button
      type="button"
      className="button button-quiet keep-campus"
      onClick={() => rememberMyCampus(kept ? null : slug)}
    >
      {t(kept ? 'campuses.mine.forget' : 'campuses.mine.keep', { campus: title })}
    </button>
  );
}
