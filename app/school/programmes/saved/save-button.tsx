import { useState } from 'react';
import { pathTo } from '~/addresses/path-to';
import type { NamedEntry } from '~/base/named-entry';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { isFull, maxSaved, type SavedProgramme } from './saved-list';
import { removeProgramme, saveProgramme, useSavedProgrammes } from './saved-programmes';

/** 'Enregistrer cette formation'. Needs scripts: without them there is neither a button nor reserved space. */
export function SaveButton({ programme }: { programme: NamedEntry }) {
  const saved = useSavedProgrammes();
  return (
    <div className="sheet-tools cluster tap-links save-programme">
      {saved ? <SaveToggle programme={programme} saved={saved} /> : null}
    </div>
  );
}

function SaveToggle({ programme, saved }: { programme: NamedEntry; saved: readonly SavedProgramme[] }) {
  const t = useLabels();
  const [failed, setFailed] = useState(false);
  const entry = saved.find(({ slug }) => slug === programme.slug);
  const full = !entry && isFull(saved);
  const press = () => {
    const isLost = !entry && !full && !saveProgramme(programme, picturesOf(document));
    // What would be gone with the page is not saved.
    if (entry || isLost) removeProgramme(programme.slug);
    setFailed(isLost);
  };
  return (
    <>
      <button type="button" onClick={press}>
        <Icon name={entry ? 'check' : 'bookmark'} />
        {t(entry ? 'programmes.saved.remove' : 'programmes.saved.save')}
      </button>
      <div role="status">
        {entry ? t('programmes.saved.savedOn', { date: formatDay(entry.savedAt) }) : null}
        {full ? t('programmes.saved.full', { limit: maxSaved }) : null}
        {failed ? t('programmes.saved.failed') : null}{' '}
        {entry || full ? <a href={pathTo('mes-formations')}>{t('programmes.saved.title')}</a> : null}
      </div>
    </>
  );
}

/** Their addresses, as the browser has chosen them. */
function picturesOf(page: Document): string[] {
  const pictures = [...page.querySelectorAll<HTMLImageElement>('main img')];
  return pictures.map(({ currentSrc }) => currentSrc).filter((source) => source !== '');
}
