import { comparisonHref } from '~/school/programmes/comparison-address';
import { removeProgramme } from '~/school/programmes/saved/saved-programmes';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import type { ComparedProgramme } from './comparison.server';
import { comparisonRows } from './comparison-rows';
import { commonCampuses, differs, saysNothing } from './differences';

interface ComparisonTableProps {
  compared: readonly ComparedProgramme[];
}

/** Id of the header of a programme's column, which its cells name: groups of rows are between them (RGAA 5.7). */
const columnId = (slug: string) => `comparaison-${slug}`;
const groupId = (place: number) => `comparaison-groupe-${place}`;
const rowId = (group: number, row: number) => `comparaison-ligne-${group}-${row}`;

/** Characters of a row's name that a phone shows on one line. */
const oneLine = 32;

/**
 * Programmes side by side; their names stay visible while the page scrolls. Two have enough room on any phone; three are
 * swiped there, two at a time, also by keyboard.
 */
export function ComparisonTable({ compared }: ComparisonTableProps) {
  const t = useLabels();
  const groups = comparisonRows(t)
    .map(({ name, rows }) => ({
      name,
      rows: rows
        .filter(({ facts, optional }) => !optional || !compared.every((one) => saysNothing(facts(one))))
        .map((row) => ({ ...row, differs: differs(row.facts, compared) })),
    }))
    .filter(({ rows }) => rows.length > 0);
  const differing = groups.flatMap(({ rows }) => rows).filter((row) => row.differs).length;
  return (
    <>
      {compared.length > 1 ? <Filter compared={compared} differing={differing} /> : null}
      {/* Outside of the table, so that its names begin where it begins: they follow the page from there. */}
      <h2 id="resultats" className="comparison-count">
        {t.count('comparison.caption', compared.length)}
      </h2>
      <section
        className={classNames('comparison', compared.length > 2 && 'table-scroll comparison-across')}
        aria-labelledby="resultats"
        // What scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={compared.length > 2 ? 0 : undefined}
      >
        <table aria-labelledby="resultats comparaison-resume">
          <caption id="comparaison-resume" className="sr-only">
            {t('comparison.caption.summary')}
          </caption>
          <Heads compared={compared} />
          {groups.map((group, place) => (
            <tbody
              key={group.name}
              className={group.rows.some((row) => row.differs) ? undefined : 'comparison-same'}
            >
              <tr className="comparison-group">
                <th id={groupId(place)} scope="rowgroup" colSpan={compared.length + 1}>
                  <span>{group.name}</span>
                </th>
              </tr>
              {group.rows.map((row, index) => (
                <tr key={row.name} className={row.differs ? 'comparison-differs' : 'comparison-same'}>
                  <th
                    id={rowId(place, index)}
                    headers={groupId(place)}
                    scope="row"
                    className={`comparison-line${row.name.length > oneLine ? ' comparison-two-lines' : ''}`}
                  >
                    <span>
                      {row.name}
                      {row.differs ? (
                        <>
                          {'\u00a0'}
                          <b aria-hidden="true">≠</b>{' '}
                          <span className="sr-only">{t('comparison.differs')}</span>
                        </>
                      ) : null}
                    </span>
                  </th>
                  {compared.map((programme) => (
                    <td
                      key={programme.slug}
                      headers={`${columnId(programme.slug)} ${groupId(place)} ${rowId(place, index)}`}
                    >
                      {row.optional && saysNothing(row.facts(programme))
                        ? t('comparison.notGiven')
                        : row.cell(programme)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}

/** The number of rows that differ, the common campuses, and a box that shows only the differences; no scripts. */
function Filter({ compared, differing }: ComparisonTableProps & { differing: number }) {
  const t = useLabels();
  const common = commonCampuses(compared);
  return (
    <div className="comparison-filter row row-apart">
      <p>
        <b>{common.length > 0 ? t.count('comparison.common', common.length) : t('comparison.noCommon')}</b>{' '}
        {common.length > 0 ? <span>{common.join(', ')}</span> : null}
      </p>
      <label>
        <input type="checkbox" id="differences" />
        {t.count('comparison.onlyDifferences', differing)}
      </label>
    </div>
  );
}

/** Names of the programmes, which stay visible; below them their facts and the link to remove them. */
function Heads({ compared }: ComparisonTableProps) {
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
            <About programme={programme} compared={compared} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

function About({
  programme: { slug, title, sector, publicDiploma },
  compared,
}: ComparisonTableProps & { programme: ComparedProgramme }) {
  const t = useLabels();
  const others = compared.map((other) => other.slug).filter((other) => other !== slug);
  return (
    <div className={sector ? `sector-${sector.slug}` : undefined}>
      {sector ? <SectorLegend sector={sector} /> : null}{' '}
      {publicDiploma ? <p>{t('programmes.card.publicDiploma')}</p> : null}
      <a
        href={comparisonHref(others)}
        onClick={() => removeProgramme(slug)}
        className="comparison-remove tap-target"
        aria-label={t('comparison.remove', { title })}
        data-in-place
      >
        <Icon name="close" />
        {t('comparison.removeShort')}
      </a>
    </div>
  );
}
