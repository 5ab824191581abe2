import { useState } from 'react';
import { ForgetCampus } from '~/school/campuses/forget-campus';
import { useMyCampus } from '~/school/campuses/my-campus';
import { programmeHref } from '~/school/programmes/programme-address';
import { useLabels } from '~/site/labels-context';
import { useBeforePaint } from '~/ui/enhancement';
import { campusSelectId } from './campus-select';
import type { SheetHead } from './programme-sheet';

/** The campus chosen on another page, offered if it teaches this programme too; before, the number of campuses. */
export function CampusReminder({ slug, campusCount }: Pick<SheetHead, 'slug' | 'campusCount'>) {
  const t = useLabels();
  const mine = useMyCampus();
  const [title, setTitle] = useState<string | null>(null);
  // The list of the page has the campuses' names.
  useBeforePaint(() => setTitle(mine && nameInList(mine)), [mine]);
  if (!mine || !title) return <span>{t.count('programmes.sheet.campusCount', campusCount)}</span>;
  return (
    <>
      <a href={programmeHref(slug, mine)} className="known-campus tap-link">
        {t('programmes.campus.known', { campus: title })}
      </a>
      <ForgetCampus title={title} fieldId={campusSelectId} />
    </>
  );
}

const nameInList = (campus: string): string | null =>
  document.querySelector<HTMLOptionElement>(`#${campusSelectId} > [value="${campus}"]`)?.text ?? null;
