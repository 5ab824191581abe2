import { useLabels } from '~/site/labels-context';
import { DefinitionList } from '~/ui/definition-list';
import type { Life } from './life-words';
import type { ProgrammeSheet } from './programme-sheet';
import { SheetHeading, SheetList, SheetSection } from './sheet-section';

/** How weeks are shared between school and company, one of them day by day, and the start of a year. */
export function SheetRhythm({
  schedule,
  intakes,
  week,
}: Pick<ProgrammeSheet, 'schedule' | 'intakes'> & Pick<Life, 'week'>) {
  const t = useLabels();
  const rows = schedule.map(({ rhythm, text }) => ({
    term: t(`commons.rhythm.${rhythm}`),
    description: text,
  }));
  const starts =
    intakes.length > 0
      ? [{ term: t('programmes.rhythm.intakes'), description: <SheetList lines={intakes} /> }]
      : [];
  return (
    <SheetSection part="rhythm">
      <DefinitionList items={[...rows, ...starts]} />
      {week ? <Week week={week} /> : null}
    </SheetSection>
  );
}

function Week({ week: { title, days, note } }: { week: NonNullable<Life['week']> }) {
  return (
    <div className="sheet-week">
      <SheetHeading>{title}</SheetHeading>
      <dl>
        {days.map(({ when, where, text }) => (
          <div key={`${when} ${text}`}>
            <dt>
              {when} <span>{where}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {note ? <p>{note}</p> : null}
    </div>
  );
}
