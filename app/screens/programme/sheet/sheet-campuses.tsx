import { useLabels } from '~/site/labels-context';
import type { ProgrammeSheet } from '../programme-sheet';
import { SheetSection } from './sheet-section';

/** Where the programme is taught. */
export function SheetCampuses({ campuses }: Pick<ProgrammeSheet, 'campuses'>) {
  const t = useLabels();
  return (
    <SheetSection part="campuses">
      {campuses.length === 0 ? (
        <p>{t('programmes.campuses.none')}</p>
      ) : (
        <>
          <p>{t.count('programmes.campuses.intro', campuses.length)}</p>
          <ul className="sheet-campuses">
            {campuses.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/campus/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </SheetSection>
  );
}
