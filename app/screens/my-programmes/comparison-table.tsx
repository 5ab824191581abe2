import { pathTo } from '~/addresses/path-to';
import { comparisonHref } from '~/school/programmes/comparison-address';
import { removeProgramme } from '~/school/programmes/saved/saved-programmes';
import { SectorLegend } from '~/school/programmes/sector-legend';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import type { ComparedProgramme } from './comparison.server';
import { comparisonRows, type RowGroup } from './comparison-rows';
import { commonCampuses, differs, isMissing } from './differences';

interface ComparisonTableProps {
  compared: readonly ComparedProgramme[];
}

/** Id of the header of a programme's column, which its cells name: groups of rows are between them (RGAA 5.7). */
const columnId = (slug: string) => `comparaison-${slug}`;
const groupId = (position: number) => `comparaison-groupe-${position}`;
const rowId = (group: number, row: number) => `comparaison-ligne-${group}-${row}`;

/** Characters of a row's name that a phone shows on one line. */
const lineLength = 32;

/**
 * Programmes side by side; their names stay visible while the page scrolls. Two have enough room on any phone; three are
 * swiped there, two at a time, also by keyboard.
 */
export function ComparisonTable({ compared }: ComparisonTableProps) {
  const t = useLabels();
  const groups = visibleGroups(compared, t);
  const differing = groups.flatMap(({ rows }) => rows).filter((row) => row.differs).length;
  return (
    <>
      {compared.length > 1 ? <Filter compared={compared} differing={differing} /> : null}
      {/* Not the caption: the names of the programmes, which stay visible, begin where the table begins. */}
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
          {groups.map((group, position) => (
            <Group key={group.name} group={group} position={position} compared={compared} />
          ))}
        </table>
      </section>
    </>
  );
}

type VisibleGroup = ReturnType<typeof visibleGroups>[number];
type VisibleRow = VisibleGroup['rows'][number];

/** The groups with their rows, without optional rows that no programme has a value for. */
function visibleGroups(compared: readonly ComparedProgramme[], t: Labels) {
  const hasValue = ({ facts }: RowGroup['rows'][number]) =>
    compared.some((programme) => !isMissing(facts(programme)));
  return comparisonRows(t)
    .map(({ name, rows }) => ({
      name,
      rows: rows
        .filter((row) => !row.optional || hasValue(row))
        .map((row) => ({ ...row, differs: differs(row.facts, compared) })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

interface GroupProps extends ComparisonTableProps {
  group: VisibleGroup;
  /** Among the groups. */
  position: number;
}

function Group({ group: { name, rows }, position, compared }: GroupProps) {
  const hasDifference = rows.some((row) => row.differs);
  return (
    <tbody className={hasDifference ? undefined : 'comparison-same'}>
      <tr className="comparison-group">
        <th id={groupId(position)} scope="rowgroup" colSpan={compared.length + 1}>
          <span>{name}</span>
        </th>
      </tr>
      {rows.map((row, index) => (
        <Row
          key={row.name}
          row={row}
          id={rowId(position, index)}
          groupHeader={groupId(position)}
          compared={compared}
        />
      ))}
    </tbody>
  );
}

interface RowProps extends ComparisonTableProps {
  row: VisibleRow;
  /** Id of the row's header. */
  id: string;
  /** Id of the group's header. */
  groupHeader: string;
}

function Row({ row, id, groupHeader, compared }: RowProps) {
  const t = useLabels();
  const isLong = row.name.length > lineLength;
  return (
    <tr className={row.differs ? 'comparison-differs' : 'comparison-same'}>
      <th
        id={id}
        headers={groupHeader}
        scope="row"
        className={classNames('comparison-line', isLong && 'comparison-two-lines')}
      >
        <span>
          {row.name}
          {row.differs ? (
            <>
              {'\u00a0'}
              <b aria-hidden="true">≠</b> <span className="sr-only">{t('comparison.differs')}</span>
            </>
          ) : null}
        </span>
      </th>
      {compared.map((programme) => (
        <td key={programme.slug} headers={`${columnId(programme.slug)} ${groupHeader} ${id}`}>
          {row.optional && isMissing(row.facts(programme)) ? t('comparison.notGiven') : row.cell(programme)}
        </td>
      ))}
    </tr>
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
