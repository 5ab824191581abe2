import { pathTo } from '~/addresses/path-to';
import { useLabels } from '~/site/labels-context';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import { workOrigin } from './work-origin';
import type { WorkSummary } from './works.server';

interface WorkCardProps {
  work: WorkSummary;
  headingLevel?: HeadingLevel;
  /** Of its picture; those of a row of three by default. */
  sizes?: string;
  /** Opens a list: its picture does not wait. */
  lead?: boolean;
}

/** A work of students in a list. */
export function WorkCard({ work, headingLevel, sizes, lead }: WorkCardProps) {
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
      <EntryPicture media={work.image} lead={lead} sizes={sizes} />
    </Entry>
  );
}
