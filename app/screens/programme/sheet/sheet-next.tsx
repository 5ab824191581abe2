import { levelPath } from '~/school/programmes/wording';
import { useLabels } from '~/site/labels-context';
import type { RelatedToProgramme } from '../programme-sheet';
import { SheetHeading, SheetSection } from './sheet-section';

interface SheetNextProps {
  related: Pick<RelatedToProgramme, 'followOn' | 'careers'>;
}

/** Further studies and careers after the programme. */
export function SheetNext({ related: { followOn, careers } }: SheetNextProps) {
  const t = useLabels();
  return (
    <SheetSection part="next">
      <div className="sheet-pair">
        <div>
          <SheetHeading>{t('programmes.next.followOn')}</SheetHeading>
          {followOn.length === 0 ? <p>{t('commons.empty.programmes')}</p> : null}
          <ul className="sheet-links">
            {followOn.map(({ slug, title, sector, entryLevel, exitLevel }) => (
              <li key={slug} className={sector ? `sector-${sector.slug}` : undefined}>
                <a href={`/formations/${slug}`}>{title}</a>
                <span>{levelPath(entryLevel, exitLevel, t)}</span>
              </li>
            ))}
          </ul>
        </div>
        {careers.length > 0 ? (
          <div>
            <SheetHeading>{t('programmes.next.careers')}</SheetHeading>
            <ul className="sheet-links">
              {careers.map(({ slug, title, sector }) => (
                <li key={slug} className={sector ? `sector-${sector.slug}` : undefined}>
                  <a href={`/metiers/${slug}`}>{title}</a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </SheetSection>
  );
}
