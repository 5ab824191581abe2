import { SectorLegend } from '~/programmes/sector-legend';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { ComparedProgramme } from './compared';
import { comparisonHref } from './comparison-address';
import { comparisonRows } from './comparison-rows';

/** Its rows are laid out as grids, which some browsers take for no rows at all: what each part is stands in the markup. */
const parts = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  groupName: { role: 'rowheader', scope: 'rowgroup' },
  line: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** Programmes side by side. Where there is no room it scrolls sideways in itself, by keyboard too. */
export function ComparisonTable({ compared }: { compared: readonly ComparedProgramme[] }) {
  const t = useLabels();
  return (
    <section
      className={`table-scroll comparison comparison-${compared.length}`}
      aria-labelledby="resultats"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      <table {...parts.table} aria-labelledby="resultats">
        <caption id="resultats">{t.count('comparison.caption', compared.length)}</caption>
        <thead {...parts.group}>
          <tr {...parts.row}>
            <th {...parts.column} className="comparison-line">
              <span className="sr-only">{t('comparison.criterion')}</span>
            </th>
            {compared.map((programme) => (
              <th key={programme.slug} {...parts.column}>
                <Head programme={programme} compared={compared} />
              </th>
            ))}
          </tr>
        </thead>
        {comparisonRows(t).map((group) => (
          <tbody key={group.name} {...parts.group}>
            <tr {...parts.row} className="comparison-group">
              <th {...parts.groupName} colSpan={compared.length + 1}>
                <span>{group.name}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.name} {...parts.row}>
                <th {...parts.line} className="comparison-line">
                  <span>{row.name}</span>
                </th>
                {compared.map((programme) => (
                  <td key={programme.slug} {...parts.cell}>
                    {row.cell(programme)}
                  </td>
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
