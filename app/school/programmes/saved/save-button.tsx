import { useState } from 'react';
import { pathTo } from '~/screens/list/path-to';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { isFull, mostSaved, type SavedProgramme } from './saved-list';
import { removeProgramme, toggleProgramme, useSavedProgrammes } from './saved-programmes';

type Programme = Pick<SavedProgramme, 'slug' | 'title'>;

/** 'Enregistrer cette formation'. Needs scripts: without them there is neither a button nor reserved space. */
export function SaveButton({ programme }: { programme: Programme }) {
  const saved = useSavedProgrammes();
  return (
    <div className="sheet-tools save-programme">
      {saved ? <SaveToggle programme={programme} saved={saved} /> : null}
    </div>
  );
}

function SaveToggle({ programme, saved }: { programme: Programme; saved: readonly SavedProgramme[] }) {
  const t = useLabels();
  const [failed, setFailed] = useState(false);
  const own = saved.find(({ slug }) => slug === programme.slug);
  const full = !own && isFull(saved);
  const press = () => {
    const stored = full || toggleProgramme(programme);
    // What is gone with the page is not saved.
    if (!stored) removeProgramme(programme.slug);
    setFailed(!stored);
  };
  return (
    <>
      <button type="button" onClick={press}>
        <Icon name={own ? 'check' : 'bookmark'} />
        {t(own ? 'programmes.saved.remove' : 'programmes.saved.save')}
      </button>
      <div role="status">
        {own ? t('programmes.saved.savedOn', { date: formatDay(own.savedAt) }) : null}
        {full ? t('programmes.saved.full', { most: mostSaved }) : null}
        {failed ? t('programmes.saved.failed') : null}{' '}
        {own || full ? <a href={pathTo('mes-formations')}>{t('programmes.saved.title')}</a> : null}
      </div>
    </>
  );
}
