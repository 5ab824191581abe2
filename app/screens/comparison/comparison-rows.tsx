/** The lines of a comparison: what each is called, and what it says of a programme. */
import type { ReactNode } from 'react';
import { applicationText, calendarText } from '~/school/programmes/admission-calendar';
import { rateNames } from '~/school/programmes/outcomes';
import { durationText, rhythmsText, spokenLevelPath } from '~/school/programmes/wording';
import { RegisterCode } from '~/screens/programme/sheet/sheet-certification';
import { SheetList } from '~/screens/programme/sheet/sheet-section';
import type { Labels } from '~/site/labels';
import type { ComparedProgramme } from './compared';
import { periodOf, pricesOf, rateOf } from './comparison-words';

interface Row {
  name: string;
  cell: (programme: ComparedProgramme) => ReactNode;
}

export interface RowGroup {
  name: string;
  rows: Row[];
}

const statuses = ['initial', 'apprenticeship', 'continuing'] as const;

export function comparisonRows(t: Labels): RowGroup[] {
  return [
    {
      name: t('comparison.group.studies'),
      rows: [
        {
          name: t('programmes.sheet.levels'),
          cell: ({ entryLevel, exitLevel }) => <b>{spokenLevelPath(entryLevel, exitLevel, t)}</b>,
        },
        { name: t('programmes.sheet.duration'), cell: ({ duration }) => durationText(duration, t) },
        { name: t('programmes.sheet.rhythm'), cell: ({ rhythms }) => rhythmsText(rhythms, t) },
        { name: t('programmes.rhythm.intakes'), cell: ({ intakes }) => <SheetList lines={intakes} /> },
        {
          name: t('programmes.sheet.campuses'),
          cell: ({ campuses }) => (campuses.length > 0 ? campuses.join(', ') : t('programmes.campuses.none')),
        },
      ],
    },
    {
      name: t('programmes.certification.title'),
      rows: [
        {
          name: t('programmes.certification.exactTitle'),
          cell: ({ certification }) => certification?.title ?? t('comparison.none'),
        },
        {
          name: t('programmes.certification.code'),
          cell: ({ certification }) =>
            certification ? <RegisterCode certification={certification} /> : t('comparison.notApplicable'),
        },
        {
          name: t('programmes.certification.level'),
          cell: ({ certification }) =>
            certification?.level
              ? t('programmes.certification.levelValue', { level: certification.level })
              : t('comparison.notApplicable'),
        },
      ],
    },
    {
      name: t('programmes.admission.title'),
      rows: [
        {
          name: t('programmes.admission.status'),
          cell: ({ applications, admission }) => applicationText(applications, admission.calendar, t),
        },
        {
          name: t('programmes.admission.calendar'),
          cell: ({ admission }) => calendarText(admission.calendar, t),
        },
        { name: t('programmes.admission.delayTerm'), cell: ({ admission }) => admission.delay },
      ],
    },
    {
      name: t('programmes.prices.title'),
      rows: statuses.map((status) => ({
        name: t(`programmes.prices.status.${status}`),
        cell: ({ prices }) => <Lines lines={pricesOf(prices, status, t)} />,
      })),
    },
    {
      name: t('programmes.outcomes.title'),
      rows: [
        {
          name: t('comparison.period'),
          cell: ({ outcomes }) => <Lines lines={periodOf(outcomes, t)} />,
        },
        ...rateNames.map((name) => ({
          name: t(`programmes.outcomes.${name}`),
          cell: ({ outcomes }: ComparedProgramme) => rateOf(outcomes, name, t),
        })),
      ],
    },
    {
      name: t('programmes.next.title'),
      rows: [
        {
          name: t('programmes.next.careers'),
          cell: ({ careers }) => (
            <Links path="/metiers" targets={careers} none={t('programmes.sheet.notGiven')} />
          ),
        },
        {
          name: t('programmes.next.followOn'),
          cell: ({ followOn }) => (
            <Links path="/formations" targets={followOn} none={t('programmes.sheet.notGiven')} />
          ),
        },
      ],
    },
  ];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>);
}

interface LinksProps {
  path: string;
  targets: readonly { slug: string; title: string }[];
  none: string;
}

function Links({ path, targets, none }: LinksProps) {
  if (targets.length === 0) return none;
  return (
    <ul className="comparison-links">
      {targets.map(({ slug, title }) => (
        <li key={slug}>
          <a href={`${path}/${slug}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
