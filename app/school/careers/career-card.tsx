import { SectorLegend } from '~/school/programmes/sector-legend';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import type { CareerSummary } from './careers.server';

interface CareerCardProps {
  career: CareerSummary;
  headingLevel?: HeadingLevel;
  /** Among cards with pictures: a plate replaces a missing one. */
  plate?: boolean;
}

/** A career in a list. */
export function CareerCard({ career, headingLevel, plate }: CareerCardProps) {
  return (
    <Entry sector={career.sector?.slug} className="entry-career">
      <div className="entry-body">
        {career.sector ? <SectorLegend sector={career.sector} /> : null}
        <EntryTitle level={headingLevel} href={`/metiers/${career.slug}`}>
          {career.title}
        </EntryTitle>
        <p className="entry-text">{career.summary}</p>
      </div>
      <EntryPicture media={career.image} plate={plate} />
    </Entry>
  );
}
