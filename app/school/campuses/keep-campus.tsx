import type { NamedEntry } from '~/base/named-entry';
import { useLabels } from '~/site/labels-context';
import { rememberMyCampus, useMyCampus } from './my-campus';

interface KeepCampusProps {
  campus: NamedEntry;
}

/** A button that remembers a campus on this device, and forgets it when pressed again. Invisible without scripts. */
export function KeepCampus({ campus: { slug, title } }: KeepCampusProps) {
  const t = useLabels();
  const isMine = useMyCampus() === slug;
  return (
    <button
      type="button"
      className="button button-quiet keep-campus"
      onClick={() => rememberMyCampus(isMine ? null : slug)}
    >
      {t(isMine ? 'campuses.mine.forget' : 'campuses.mine.keep', { campus: title })}
    </button>
  );
}
