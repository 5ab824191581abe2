import { useLabels } from '~/site/labels-context';
import { Entry, EntryTitle, Fact, type HeadingLevel } from '~/ui/entry';
import { LevelProfile } from './level-profile';
import type { ProgrammeSummary } from './programmes.server';
import { SectorLegend } from './sector-legend';
import { durationText, rhythmsText } from './wording';

interface ProgrammeCardProps {
  programme: ProgrammeSummary;
  headingLevel?: HeadingLevel;
}

/** A programme in a list: sector, title, the climb of levels, and what one asks first. */
export function ProgrammeCard({ programme, headingLevel }: ProgrammeCardProps) {
  const t = useLabels();
  const { slug, title, summary, sector, entryLevel, exitLevel, duration, rhythms, campuses } = programme;
  return (
    <Entry sector={sector?.slug} className="entry-programme">
      <div className="entry-body">
        {sector ? <SectorLegend sector={sector} /> : null}
        <EntryTitle level={headingLevel} href={`/formations/${slug}`}>
          {title}
        </EntryTitle>
        <p className="entry-text">{summary}</p>
        <ul className="entry-facts">
          <Fact icon="clock">{durationText(duration, t)}</Fact>
          <Fact icon="rhythm">{rhythmsText(rhythms, t)}</Fact>
          {programme.publicDiploma ? <Fact icon="diploma">{t('programmes.card.publicDiploma')}</Fact> : null}
          {campuses.length > 0 ? (
            <Fact icon="pin">{t.count('programmes.card.campuses', campuses.length)}</Fact>
          ) : null}
        </ul>
      </div>
      <LevelProfile entry={entryLevel} exit={exitLevel} />
    </Entry>
  );
}
