import { comparisonHref } from '~/school/programmes/comparison-address';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { ComparedProgramme } from './compared';
import { comparisonRows } from './comparison-rows';

/** Programmes side by side. Where there is no room it scrolls sideways in itself, by keyboard too. */
export function ComparisonTable({ compared }: { compared: readonly ComparedProgramme[] }) {
  const t = useLabels();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="table-scroll comparison" aria-labelledby="resultats" tabIndex={0}>
      <table>
        <caption id="resultats">{t.count('comparison.caption', compared.length)}</caption>
        <thead>
          <tr>
            <th scope="col" className="comparison-line">
              <span className="sr-only">{t('comparison.criterion')}</span>
            </th>
            {compared.map((programme) => (
              <th key={programme.slug} scope="col">
                <Head programme={programme} compared={compared} />
              </th>
            ))}
          </tr>
        </thead>
        {comparisonRows(t).map((group) => (
          <tbody key={group.name}>
            <tr className="comparison-group">
              <th scope="rowgroup" colSpan={compared.length + 1}>
                <span>{group.name}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row" className="comparison-line">
                  <span>{row.name}</span>
                </th>
                {compared.map((programme) => (
                  <td key={programme.slug}>{row.cell(programme)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface HeadProps {
  programme: ComparedProgramme;
  compared: readonly ComparedProgramme[];
}

function Head({ programme: { slug, title, sector, publicDiploma }, compared }: HeadProps) {
  const t = useLabels();
  const others = compared.map((other) => other.slug).filter((other) => other !== slug);
  return (
    <div className={sector ? `comparison-head sector-${sector.slug}` : 'comparison-head'}>
      {sector ? <SectorLegend sector={sector} /> : null}
      <a href={`/formations/${slug}`} className="comparison-title">
        {title}
      </a>
      {publicDiploma ? <span>{t('programmes.card.publicDiploma')}</span> : null}
      <a
        href={comparisonHref(others)}
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
