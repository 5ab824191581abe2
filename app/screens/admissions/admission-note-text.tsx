import { useLabels } from '~/site/labels-context';
import type { AdmissionNote } from './admission-note.server';

/** The state of admission to the chosen course; nothing before a choice. */
export function AdmissionNoteText({ standing }: { standing: AdmissionNote | null }) {
  const t = useLabels();
  if (!standing) return null;
  return (
    <p className="choice-note">
      {standing.text}{' '}
      {standing.instead ? <a href={standing.instead}>{t('admissions.standing.instead')}</a> : null}
    </p>
  );
}
