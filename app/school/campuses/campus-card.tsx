import { pathTo } from '~/addresses/path-to';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import { Icon } from '~/ui/icon';
import type { CampusSummary } from './campuses.server';
import { mapReference } from './map-reference';

interface CampusCardProps {
  campus: CampusSummary;
  headingLevel?: HeadingLevel;
}

/** A campus in a list: picture, town, and position on the map. */
export function CampusCard({ campus, headingLevel }: CampusCardProps) {
  return (
    <Entry className="entry-campus">
      <div className="entry-body">
        <EntryTitle level={headingLevel} href={pathTo('campus/:slug', campus.slug)}>
          {campus.title}
        </EntryTitle>
        <p className="entry-legend">
          <Icon name="pin" />
          {campus.region}
        </p>
        {campus.summary ? <p className="entry-text">{campus.summary}</p> : null}
        <p className="entry-reference" aria-hidden="true">
          {mapReference(campus)}
        </p>
      </div>
      <EntryPicture media={campus.image} />
    </Entry>
  );
}
