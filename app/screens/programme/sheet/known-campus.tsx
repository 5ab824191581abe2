import { rememberMyCampus, useMyCampus } from '~/school/campuses/my-campus';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { ProgrammeSheet } from '../programme-sheet';

/** The campus chosen on another page, offered where it teaches this programme too; until then how many do. */
export function KnownCampus({ slug, campuses }: Pick<ProgrammeSheet, 'slug' | 'campuses'>) {
  const t = useLabels();
  const mine = useMyCampus();
  const known = campuses.find((campus) => campus.slug === mine);
  if (!known) return <span>{t.count('programmes.sheet.campusCount', campuses.length)}</span>;
  return (
    <>
      <a href={`/formations/${slug}?campus=${known.slug}`}>
        {t('programmes.campus.known', { campus: known.title })}
      </a>
      <button
        type="button"
        aria-label={t('programmes.campus.forget', { campus: known.title })}
        onClick={() => rememberMyCampus(null)}
      >
        <Icon name="close" />
      </button>
    </>
  );
}
