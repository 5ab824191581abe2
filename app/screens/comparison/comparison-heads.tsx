import { comparisonHref } from '~/school/programmes/comparison-address';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { ComparedProgramme } from './compared-programme';

/** Id of the header of a programme's column, which its cells name: groups of lines are between them (RGAA 5.7). */
export const columnId = (slug: string) => `comparaison-${slug}`;

/** Names of the programmes, which stay visible; below them their facts and the link to remove them. */
export function ComparisonHeads({ compared, near }: Omit<AboutProps, 'programme'>) {
  const t = useLabels();
  return (
    <thead>
      <tr className="comparison-heads">
        <th id="comparaison-critere" scope="col" className="comparison-line">
          <span className="sr-only">{t('comparison.criterion')}</span>
        </th>
        {compared.map(({ slug, title, sector }) => (
          <th
            key={slug}
            id={columnId(slug)}
            scope="col"
            className={sector ? `sector-${sector.slug}` : undefined}
          >
            <a href={pathTo('formations/:slug', slug)} className="comparison-title">
              {title}
            </a>
          </th>
        ))}
      </tr>
      <tr className="comparison-about">
        <th id="comparaison-domaine" headers="comparaison-critere" scope="row" className="comparison-line">
          <span className="sr-only">{t('comparison.about')}</span>
        </th>
        {compared.map((programme) => (
          <td key={programme.slug} headers={`${columnId(programme.slug)} comparaison-domaine`}>
            <About programme={programme} compared={compared} near={near} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

interface AboutProps {
  programme: ComparedProgramme;
  compared: readonly ComparedProgramme[];
  near: string | null;
}

function About({ programme: { slug, title, sector, publicDiploma }, compared, near }: AboutProps) {
  const t = useLabels();
  const others = compared.map((other) => other.slug).filter((other) => other !== slug);
  return (
    <div className={sector ? `sector-${sector.slug}` : undefined}>
      {sector ? <SectorLegend sector={sector} /> : null}
      {publicDiploma ? <p>{t('programmes.card.publicDiploma')}</p> : null}
      <a
        href={comparisonHref(others, near)}
        className="comparison-remove"
        aria-label={t('comparison.remove', { title })}
        data-in-place
      >
        <Icon name="close" />
        {t('comparison.removeShort')}
      </a>
    </div>
  );
}
