import { useLabels } from '~/site/labels-context';
import { DefinitionList } from '~/ui/definition-list';
import type { ProgrammeSheet } from '../programme-sheet';
import { SheetList, SheetSection } from './sheet-section';

/** How weeks are shared between school and company, and when a year starts. */
export function SheetRhythm({ schedule, intakes }: Pick<ProgrammeSheet, 'schedule' | 'intakes'>) {
  const t = useLabels();
  const rows = schedule.map(({ rhythm, text }) => ({
    term: t(`commons.rhythm.${rhythm}`),
    description: text,
  }));
  const starts = { term: t('programmes.rhythm.intakes'), description: <SheetList lines={intakes} /> };
  return (
    <SheetSection part="rhythm">
      <DefinitionList items={[...rows, starts]} />
    </SheetSection>
  );
}
