import { pathTo } from '~/addresses/path-to';
import { SectorLegend } from '~/school/programmes/sector-legend';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import type { CareerSummary } from './careers.server';

interface CareerCardProps {
  career: CareerSummary;
  headingLevel?: HeadingLevel;
  /** Of its picture; those of a row of three by default. */
  sizes?: string;
}

/** A career in a list. */
export function CareerCard({ career, headingLevel, sizes }: CareerCardProps) {
  return (
    <Entry sector={career.sector?.slug}>
      <div className="entry-body">
        <EntryTitle level={headingLevel} href={pathTo('metiers/:slug', career.slug)}>
          {career.title}
        </EntryTitle>
        {career.sector ? <SectorLegend sector={career.sector} /> : null}
        {career.summary ? <p className="entry-text">{career.summary}</p> : null}
      </div>
      <EntryPicture media={career.image} sizes={sizes} />
    </Entry>
  );
}
