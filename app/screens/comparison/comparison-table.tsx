import { useLabels } from '~/site/labels-context';
import { classNames } from '~/ui/class-names';
import type { ComparedProgramme } from './compared-programme';
import { ComparisonFilter } from './comparison-filter';
import { ComparisonHeads, columnId } from './comparison-heads';
import { comparisonRows } from './comparison-rows';
import { differs, saysNothing } from './differences';

interface ComparisonTableProps {
  compared: readonly ComparedProgramme[];
  /** Word of the place distances are measured from. */
  near: string | null;
}

const groupId = (place: number) => `comparaison-groupe-${place}`;
const lineId = (place: number, line: number) => `comparaison-ligne-${place}-${line}`;

/** Characters of a line's name that a phone shows on one line. */
const oneLine = 32;

/**
 * Programmes side by side; their names stay visible while the page scrolls. Two have enough room on any phone; three are
 * swiped there, two at a time, also by keyboard.
 */
export function ComparisonTable({ compared, near }: ComparisonTableProps) {
  const t = useLabels();
  const groups = comparisonRows(t)
    .map(({ name, rows }) => ({
      name,
      rows: rows
        .filter(({ of, optional }) => !optional || !compared.every((one) => saysNothing(of(one))))
        .map((row) => ({ ...row, differs: differs(row.of, compared) })),
    }))
    .filter(({ rows }) => rows.length > 0);
  const differing = groups.flatMap(({ rows }) => rows).filter((row) => row.differs).length;
  return (
    <>
      {compared.length > 1 ? <ComparisonFilter compared={compared} differing={differing} /> : null}
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
          <ComparisonHeads compared={compared} near={near} />
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
              {group.rows.map((row, line) => (
                <tr key={row.name} className={row.differs ? 'comparison-differs' : 'comparison-same'}>
                  <th
                    id={lineId(place, line)}
                    headers={groupId(place)}
                    scope="row"
                    className={`comparison-line${row.name.length > oneLine ? ' comparison-two-lines' : ''}`}
                  >
                    <span>
                      {row.name}
                      {row.differs ? (
                        <>
                          {'\u00a0'}
                          <b aria-hidden="true">≠</b>
                          <span className="sr-only">{t('comparison.differs')}</span>
                        </>
                      ) : null}
                    </span>
                  </th>
                  {compared.map((programme) => (
                    <td
                      key={programme.slug}
                      headers={`${columnId(programme.slug)} ${groupId(place)} ${lineId(place, line)}`}
                    >
                      {row.optional && saysNothing(row.of(programme))
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
