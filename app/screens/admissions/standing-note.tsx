import { useLabels } from '~/site/labels-context';
import type { Standing } from './standing.server';

/** The state of admission to the chosen course; nothing before a choice. */
export function StandingNote({ standing }: { standing: Standing | null }) {
  const t = useLabels();
  if (!standing) return null;
  return (
    <p className="choice-note">
      {standing.text}{' '}
      {standing.instead ? <a href={standing.instead}>{t('admissions.standing.instead')}</a> : null}
    </p>
  );
}
