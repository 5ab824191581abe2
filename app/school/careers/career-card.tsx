import { SectorLegend } from '~/school/programmes/sector-legend';
import { pathTo } from '~/screens/list/path-to';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel, sizesInRows } from '~/ui/entry';
import type { CareerSummary } from './careers.server';

interface CareerCardProps {
  career: CareerSummary;
  headingLevel?: HeadingLevel;
  /** Number of careers in the list. */
  among?: number;
}

/** A career in a list. */
export function CareerCard({ career, headingLevel, among = 3 }: CareerCardProps) {
  return (
    <Entry sector={career.sector?.slug}>
      <div className="entry-body">
        <EntryTitle level={headingLevel} href={pathTo('metiers/:slug', career.slug)}>
          {career.title}
        </EntryTitle>
        {career.sector ? <SectorLegend sector={career.sector} /> : null}
        {career.summary ? <p className="entry-text">{career.summary}</p> : null}
      </div>
      <EntryPicture media={career.image} sizes={sizesInRows(among)} />
    </Entry>
  );
}
