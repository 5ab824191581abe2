import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { sizesInRows } from '~/ui/card-picture-sizes';
import { Entry, EntryTitle, Fact, type HeadingLevel } from '~/ui/entry';
import type { ProgrammeCardData } from './card-data';
import { LevelStrip } from './level-strip';
import { programmeHref } from './programme-address';
import { ProgrammePlate } from './programme-plate';
import { durationText, rhythmsText } from './programme-words';
import { SectorLegend } from './sector-legend';

interface ProgrammeCardProps {
  programme: ProgrammeCardData;
  headingLevel?: HeadingLevel;
  /** Its price in one line; empty: not shown. */
  price?: string;
  /** Its nearest campus and the distance, instead of the number of campuses. */
  place?: string | undefined;
  /** The campus that its page answers for. */
  campus?: string | undefined;
  /** Number of cards in the list, which sets the cards per row. */
  among?: number;
  /** Controls of a list for the card, below its facts. */
  children?: ReactNode;
}

/** A programme in a list: sector, title, levels and key facts. */
export function ProgrammeCard({
  programme,
  headingLevel,
  price,
  place,
  campus,
  among = 3,
  children,
}: ProgrammeCardProps) {
  const t = useLabels();
  const { slug, title, summary, sector, duration, rhythms, campusCount } = programme;
  return (
    <Entry sector={sector?.slug} className="entry-programme">
      <div className="entry-body">
        <EntryTitle level={headingLevel} href={programmeHref(slug, campus)}>
          {title}
        </EntryTitle>
        {sector ? <SectorLegend sector={sector} /> : null}
        {summary ? <p className="entry-text">{summary}</p> : null}
        <ul role="list" className="entry-facts">
          {duration ? <Fact icon="clock">{durationText(duration, t)}</Fact> : null}
          {rhythms.length > 0 ? <Fact icon="rhythm">{rhythmsText(rhythms, t)}</Fact> : null}
          {price ? <Fact icon="euro">{price}</Fact> : null}
          <Fact icon="calendar" name="state">
            {programme.admission}
          </Fact>
          {programme.publicDiploma ? <Fact icon="diploma">{t('programmes.card.publicDiploma')}</Fact> : null}
          {campusCount > 0 ? (
            <Fact icon="pin" name={place ? 'place' : undefined}>
              {place ?? t.count('programmes.card.campuses', campusCount)}
            </Fact>
          ) : null}
        </ul>
        {children}
      </div>
      {programme.plate ? (
        <ProgrammePlate media={programme.plate} sizes={sizesInRows(among)} programme={programme} />
      ) : (
        <LevelStrip programme={programme} />
      )}
    </Entry>
  );
}
