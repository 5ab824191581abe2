import { ForgetCampus } from '~/school/campuses/forget-campus';
import { useMyCampus } from '~/school/campuses/my-campus';
import { programmeHref } from '~/school/programmes/programme-address';
import { useLabels } from '~/site/labels-context';
import type { SheetHead } from './programme-sheet';

/** The campus chosen on another page, offered if it teaches this programme too; before, the number of campuses. */
export function KnownCampus({ slug, campuses }: Pick<SheetHead, 'slug' | 'campuses'>) {
  const t = useLabels();
  const mine = useMyCampus();
  const known = campuses.find((campus) => campus.slug === mine);
  if (!known) return <span>{t.count('programmes.sheet.campusCount', campuses.length)}</span>;
  return (
    <>
      <a href={programmeHref(slug, known.slug)} className="known-campus">
        {t('programmes.campus.known', { campus: known.title })}
      </a>
      <ForgetCampus title={known.title} />
    </>
  );
}
