import { useLabels } from '~/site/labels-context';
import { feedFormats, type ListFeeds } from './feed-format';

/** Links to the feeds of the current list, in both formats. */
export function FeedLinks({ feeds }: { feeds: ListFeeds }) {
  const t = useLabels();
  return (
    <p className="feed-links row tap-links">
      {t('feeds.follow')}{' '}
      {feedFormats.map((format) => (
        <a key={format} href={feeds.href[format]}>
          {t(`feeds.format.${format}`)}
          <span className="sr-only">, {feeds.title}</span>{' '}
        </a>
      ))}
    </p>
  );
}
