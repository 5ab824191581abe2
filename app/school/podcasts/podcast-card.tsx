import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { sizesOfRow } from '~/ui/card-picture-sizes';
import { Disclosure } from '~/ui/disclosure';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import { Icon } from '~/ui/icon';
import { RichText } from '~/ui/rich-text';
import type { Podcast } from './podcasts.server';

interface PodcastCardProps {
  podcast: Podcast;
  headingLevel?: HeadingLevel;
}

/** An episode in a list, with its transcript for readers. */
export function PodcastCard({ podcast, headingLevel }: PodcastCardProps) {
  const t = useLabels();
  return (
    <Entry className="entry-podcast">
      <div className="entry-body">
        <EntryTitle level={headingLevel}>{podcast.title}</EntryTitle>
        <p className="entry-meta">
          {podcast.number ? <span>{t('podcasts.card.number', { number: podcast.number })}</span> : null}{' '}
          {podcast.minutes ? <span>{t('podcasts.card.minutes', { minutes: podcast.minutes })}</span> : null}{' '}
          {podcast.publishDate ? (
            <time dateTime={podcast.publishDate}>{formatDay(podcast.publishDate)}</time>
          ) : null}
        </p>
        {podcast.guest ? <p>{t('podcasts.card.guest', { guest: podcast.guest })}</p> : null}
        {podcast.summary ? <p className="entry-text">{podcast.summary}</p> : null}
        {podcast.url ? (
          <ButtonLink href={podcast.url} look="secondary">
            <Icon name="podcast" />
            {t('podcasts.card.listen')}
            <span className="sr-only">, {podcast.title}</span>
          </ButtonLink>
        ) : null}
        <Disclosure
          summary={
            <>
              {t('podcasts.card.transcript')}
              <span className="sr-only">, {podcast.title}</span>
            </>
          }
        >
          <RichText html={podcast.transcript} below={headingLevel ?? 3} />
        </Disclosure>
      </div>
      <EntryPicture media={podcast.image} sizes={sizesOfRow} />
    </Entry>
  );
}
