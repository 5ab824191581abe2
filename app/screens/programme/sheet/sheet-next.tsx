import { pathTo } from '~/addresses/path-to';
import { spokenLevelPath } from '~/school/programmes/programme-words';
import { useLabels } from '~/site/labels-context';
import type { Life } from './life-words';
import type { RelatedToProgramme } from './programme-sheet';
import { SheetHeading, SheetSection } from './sheet-section';

interface SheetNextProps extends Pick<RelatedToProgramme, 'followOn'> {
  life: Pick<Life, 'careers' | 'employment'>;
}

/** Careers and salaries after the programme, and further studies. */
export function SheetNext({ followOn, life: { careers, employment } }: SheetNextProps) {
  const t = useLabels();
  return (
    <SheetSection part="next">
      <div className="sheet-pair stack">
        {careers.length > 0 ? (
          <div>
            <SheetHeading>{t('programmes.next.careers')}</SheetHeading>
            {employment ? (
              <p className="sheet-employment">
                <a href="#resultats">
                  <b>{employment.rate}</b> {employment.what}
                </a>{' '}
                <span>{employment.cohort}</span>
              </p>
            ) : null}
            <ul role="list" className="sheet-links">
              {careers.map(({ slug, title, sector, salary }) => (
                <li key={slug} className={sector ? `sector-${sector.slug}` : undefined}>
                  <a href={pathTo('metiers/:slug', slug)}>{title}</a>
                  {salary ? <span> {salary}</span> : null}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div>
          <SheetHeading>{t('programmes.next.followOn')}</SheetHeading>
          {followOn.length === 0 ? (
            <p>{t('commons.empty.programmes')}</p>
          ) : (
            <ul role="list" className="sheet-links">
              {followOn.map(({ slug, title, sector, ...levels }) => (
                <li key={slug} className={sector ? `sector-${sector.slug}` : undefined}>
                  <a href={pathTo('formations/:slug', slug)}>{title}</a>{' '}
                  <span>{spokenLevelPath(levels, t)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </SheetSection>
  );
}
