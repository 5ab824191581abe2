/** The rows of a comparison: their names, and their values for a programme. */
import type { ReactNode } from 'react';
import { pathTo } from '~/addresses/path-to';
import type { EntryPath } from '~/addresses/site-addresses';
import type { NamedEntry } from '~/base/named-entry';
import { calendarText } from '~/school/programmes/admission-calendar-words';
import { distinctWays } from '~/school/programmes/admission-state';
import { admissionText, wayText } from '~/school/programmes/admission-words';
import { durationText, rhythmsText, spokenLevelPath } from '~/school/programmes/programme-words';
import { RegisterCode, RegistrationNotice } from '~/screens/programme/sheet/sheet-certification';
import { SheetList } from '~/screens/programme/sheet/sheet-section';
import type { Labels } from '~/site/labels';
import { priceStatuses } from '../../../content-model/enumerations';
import { rateNames } from '../../../content-model/rules/outcomes';
import type { ComparedProgramme } from './comparison.server';
import { periodLines, priceLines, rateLines, rateRowName } from './comparison-words';

interface Row {
  name: string;
  /** The compared facts. */
  facts: (programme: ComparedProgramme) => unknown;
  cell: (programme: ComparedProgramme) => ReactNode;
  /** A row without a value for any programme is left out; if only some have one, the other cells have a sentence. */
  optional?: boolean;
}

export interface RowGroup {
  name: string;
  rows: Row[];
}

export function comparisonRows(t: Labels): RowGroup[] {
  return [
    { name: t('comparison.group.studies'), rows: studyRows(t) },
    { name: t('programmes.certification.title'), rows: certificationRows(t) },
    { name: t('programmes.admission.title'), rows: admissionRows(t) },
    { name: t('programmes.prices.title'), rows: priceRows(t) },
    { name: t('programmes.outcomes.title'), rows: outcomeRows(t) },
    { name: t('programmes.next.title'), rows: nextRows(t) },
  ];
}

function studyRows(t: Labels): Row[] {
  return [
    {
      name: t('programmes.sheet.levels'),
      facts: (programme) => spokenLevelPath(programme, t),
      cell: (programme) => <b>{spokenLevelPath(programme, t)}</b>,
      optional: true,
    },
    {
      name: t('programmes.sheet.duration'),
      facts: ({ duration }) => durationText(duration, t),
      cell: ({ duration }) => durationText(duration, t),
      optional: true,
    },
    {
      name: t('programmes.sheet.rhythm'),
      facts: ({ rhythms }) => rhythms.toSorted(),
      cell: ({ rhythms }) => rhythmsText(rhythms, t),
      optional: true,
    },
    {
      name: t('programmes.rhythm.intakes'),
      facts: ({ intakes }) => intakes,
      cell: ({ intakes }) => <SheetList lines={intakes} />,
      optional: true,
    },
    {
      name: t('programmes.sheet.campuses'),
      facts: ({ campuses }) => campuses.toSorted(),
      cell: ({ campuses }) =>
        campuses.length > 0 ? (
          <Lines lines={[t.count('programmes.sheet.campusCount', campuses.length), campuses.join(', ')]} />
        ) : (
          t('programmes.campuses.none')
        ),
    },
  ];
}

function certificationRows(t: Labels): Row[] {
  return [
    {
      name: t('programmes.certification.exactTitle'),
      facts: ({ certification }) => certification?.title,
      cell: ({ certification }) => certification?.title ?? t('comparison.none'),
    },
    {
      name: t('programmes.certification.code'),
      facts: ({ certification, registration }) => certification && [certification.rncpCode, registration],
      cell: ({ certification, registration }) =>
        certification ? (
          <>
            <RegisterCode certification={certification} />
            <RegistrationNotice certification={certification} registration={registration} />
          </>
        ) : (
          t('comparison.notApplicable')
        ),
    },
    {
      name: t('programmes.certification.level'),
      facts: ({ certification }) => certification && [certification.level],
      cell: ({ certification }) =>
        certification?.level
          ? t('programmes.certification.levelValue', { level: certification.level })
          : t(certification ? 'comparison.notGiven' : 'comparison.notApplicable'),
    },
  ];
}

function admissionRows(t: Labels): Row[] {
  return [
    {
      name: t('programmes.admission.status'),
      facts: ({ ways }) => stateLines(ways, t),
      cell: ({ ways }) => <Lines lines={stateLines(ways, t)} />,
    },
    {
      name: t('programmes.admission.calendar'),
      facts: ({ admission }) => calendarText(admission, t),
      cell: ({ admission }) => calendarText(admission, t),
      optional: true,
    },
    {
      name: t('programmes.admission.delayTerm'),
      facts: ({ admission }) => admission.delay,
      cell: ({ admission }) => admission.delay,
      optional: true,
    },
  ];
}

function priceRows(t: Labels): Row[] {
  return priceStatuses.map((status) => ({
    name: t(`programmes.prices.status.${status}`),
    facts: ({ prices }: ComparedProgramme) => priceLines(prices, status, t),
    cell: ({ prices }: ComparedProgramme) => <Lines lines={priceLines(prices, status, t)} />,
  }));
}

function outcomeRows(t: Labels): Row[] {
  return [
    {
      name: t('comparison.period'),
      facts: ({ outcomes }) => periodLines(outcomes, t),
      cell: ({ outcomes }) => <Lines lines={periodLines(outcomes, t)} />,
    },
    ...rateNames.map((name) => ({
      name: rateRowName(name, t),
      facts: (programme: ComparedProgramme) => rateLines(programme, name, t),
      cell: (programme: ComparedProgramme) => <Lines lines={rateLines(programme, name, t)} />,
    })),
  ];
}

function nextRows(t: Labels): Row[] {
  return [
    {
      name: t('programmes.next.careers'),
      facts: ({ careers }) => careers.map(({ slug }) => slug),
      cell: ({ careers }) => <Links path="metiers/:slug" targets={careers} />,
      optional: true,
    },
    {
      name: t('programmes.next.followOn'),
      facts: ({ followOn }) => followOn.map(({ slug }) => slug),
      cell: ({ followOn }) => <Links path="formations/:slug" targets={followOn} />,
      optional: true,
    },
  ];
}

function stateLines(ways: ComparedProgramme['ways'], t: Labels): string[] {
  return distinctWays(ways).map(({ way, state }) => {
    const text = admissionText(state, t);
    return way === null ? text : t('programmes.admission.line', { way: wayText(way, t), text });
  });
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}

interface LinksProps {
  path: EntryPath;
  targets: readonly NamedEntry[];
}

function Links({ path, targets }: LinksProps) {
  return (
    <ul role="list" className="comparison-links">
      {targets.map(({ slug, title }) => (
        <li key={slug}>
          <a href={pathTo(path, slug)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
