import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel, sizesInRows } from '~/ui/entry';
import { workOrigin } from './work-origin';
import type { WorkSummary } from './works.server';

interface WorkCardProps {
  work: WorkSummary;
  headingLevel?: HeadingLevel;
  /** Number of works in the list. */
  among?: number;
  /** Opens a list: its picture does not wait. */
  lead?: boolean;
}

/** A work of students in a list. */
export function WorkCard({ work, headingLevel, among = 3, lead }: WorkCardProps) {
  const t = useLabels();
  return (
    <Entry>
      <div className="entry-body">
        <EntryTitle level={headingLevel} href={pathTo('travaux/:slug', work.slug)}>
          {work.title}
        </EntryTitle>
        {work.programme ? <p className="entry-meta">{work.programme.title}</p> : null}
        {work.summary ? <p className="entry-text">{work.summary}</p> : null}
        <p className="entry-facts">{workOrigin(work, t)}</p>
      </div>
      <EntryPicture media={work.image} lead={lead} sizes={lead ? undefined : sizesInRows(among)} />
    </Entry>
  );
}
