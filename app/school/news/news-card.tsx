import { pathTo } from '~/addresses/path-to';
import { formatDay } from '~/site/format';
import type { CardLine } from '~/ui/card-section';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import type { NewsSummary } from './news.server';

interface NewsCardProps {
  news: NewsSummary;
  headingLevel?: HeadingLevel;
  /** Opens a list: its picture does not wait. */
  lead?: boolean;
}

/** A news item in a list. */
export function NewsCard({ news, headingLevel, lead }: NewsCardProps) {
  return (
    <Entry className="entry-news">
      <div className="entry-body">
        <EntryTitle level={headingLevel} href={pathTo('actualites/:slug', news.slug)}>
          {news.title}
        </EntryTitle>
        <p className="entry-meta">
          <time dateTime={news.publishDate}>{formatDay(news.publishDate)}</time>{' '}
          {news.category ? <span>{news.category.title}</span> : null}
        </p>
        {news.summary ? <p className="entry-text">{news.summary}</p> : null}
        {news.campuses.length > 0 ? (
          <ul role="list" className="entry-facts">
            {news.campuses.map((campus) => (
              <li key={campus.slug}>{campus.title}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <EntryPicture media={news.image} lead={lead} />
    </Entry>
  );
}

/** A news item in one line, where it has no card. */
export function newsLine({ slug, publishDate }: NewsSummary): CardLine {
  return { href: pathTo('actualites/:slug', slug), facts: formatDay(publishDate) };
}
