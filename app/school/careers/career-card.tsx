import { SectorLegend } from '~/school/programmes/sector-legend';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import type { CareerSummary } from './careers.server';

interface CareerCardProps {
  career: CareerSummary;
  headingLevel?: HeadingLevel;
}

/** A career in a list. */
export function CareerCard({ career, headingLevel }: CareerCardProps) {
  return (
    <Entry sector={career.sector?.slug} className="entry-career">
      <div className="entry-body">
        {career.sector ? <SectorLegend sector={career.sector} /> : null}
        <EntryTitle level={headingLevel} href={`/metiers/${career.slug}`}>
          {career.title}
        </EntryTitle>
        <p className="entry-text">{career.summary}</p>
      </div>
      <EntryPicture media={career.image} />
    </Entry>
  );
}
