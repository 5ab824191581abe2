import { rateName, rateText } from '~/school/programmes/rate-words';
import { useLabels } from '~/site/labels-context';
import { DefinitionList } from '~/ui/definition-list';
import { leastCohort, type PublishedOutcomes } from '../../../../content-model/rules/outcomes';
import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection } from './sheet-section';

type SheetOutcomesProps = Pick<ProgrammeSheet, 'outcomes' | 'certification'>;

/** Outcome rates with year, cohort and source, or the reason for their absence (Code du travail L6111-8). */
export function SheetOutcomes({ outcomes, certification }: SheetOutcomesProps) {
  const t = useLabels();
  return (
    <FoldedSection part="outcomes">
      {outcomes.kind === 'none' ? <p>{t('programmes.outcomes.none')}</p> : null}
      {outcomes.kind === 'awaited' ? (
        <p>{t('programmes.outcomes.awaited', { year: outcomes.year })}</p>
      ) : null}
      {outcomes.kind === 'small-cohort' ? (
        <p className="sheet-notice">{t('programmes.outcomes.smallCohort', { least: leastCohort })}</p>
      ) : null}
      {outcomes.kind === 'rates' ? <Rates rates={outcomes.rates} certification={certification} /> : null}
      {outcomes.kind === 'none' || outcomes.kind === 'awaited' ? null : (
        <DefinitionList
          items={[
            { term: t('programmes.outcomes.year'), description: outcomes.year },
            {
              term: t('programmes.outcomes.cohort'),
              description: t.count('programmes.outcomes.learners', outcomes.cohort),
            },
            { term: t('programmes.outcomes.source'), description: outcomes.source },
          ]}
        />
      )}
    </FoldedSection>
  );
}

type RatesProps = Pick<Extract<PublishedOutcomes, { kind: 'rates' }>, 'rates'> &
  Pick<SheetOutcomesProps, 'certification'>;

function Rates({ rates, certification }: RatesProps) {
  const t = useLabels();
  return (
    <dl className="sheet-rates columns">
      {rates.map(({ name, value }) => (
        <div key={name}>
          <dt>{rateName(name, { certification }, t)}</dt>
          <dd className={value === null ? 'sheet-rate-missing' : undefined}>{rateText(value, t)}</dd>
        </div>
      ))}
    </dl>
  );
}
