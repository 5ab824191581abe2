import { ConsentedFrame } from '~/consent/consented-frame';
import { useLabels } from '~/site/labels-context';
import { Disclosure } from '~/ui/disclosure';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { RichText } from '~/ui/rich-text';
import { BlockFrame, headingIdOf } from '../block-frame';
import type { BlockProps } from '../block-props';
import { ExternalLink } from '../external-link';
import type { VideoBlockData } from './definition.server';

const providerNames = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' };

/**
 * A video as its poster, its transcript and a link. Nothing of the provider is loaded before consent: to all videos, or
 * to this one by a press on its poster. Without JavaScript the poster links to the provider.
 */
export function VideoBlock({ block }: BlockProps<VideoBlockData>) {
  const t = useLabels();
  const { title, video } = block;
  const provider = video ? providerNames[video.provider] : '';
  return (
    <BlockFrame block={block} hasHeading={title !== null}>
      <div className="video stack">
        {video ? <VideoPlayer video={video} title={title ?? provider} poster={block.poster} /> : null}
        <div className="video-body stack">
          {title ? (
            <h2 id={headingIdOf(block)} className="text-2xl">
              {title}
            </h2>
          ) : null}
          {block.duration ? (
            <p className="video-duration block-muted">
              <Icon name="clock" />
              {t('blocks.video.duration', { duration: block.duration })}
            </p>
          ) : null}
          {video ? (
            <>
              <p>
                <ExternalLink href={video.href} className="button button-secondary">
                  {t('blocks.video.watch', { provider })}
                </ExternalLink>
              </p>
              <p className="block-note block-muted">{t('blocks.video.privacy', { provider })}</p>
            </>
          ) : null}
        </div>
        {block.transcript ? (
          <div className="video-transcript">
            <Disclosure summary={t('blocks.video.transcript')}>
              <RichText html={block.transcript} below={title ? 2 : 1} />
            </Disclosure>
          </div>
        ) : null}
      </div>
    </BlockFrame>
  );
}

interface VideoPlayerProps {
  video: NonNullable<VideoBlockData['video']>;
  title: string;
  poster: VideoBlockData['poster'];
}

function VideoPlayer({ video, title, poster }: VideoPlayerProps) {
  const t = useLabels();
  return (
    <div className="video-poster">
      <ConsentedFrame
        purpose="videos"
        src={video.player}
        title={title}
        placeholder={(play) => (
          <>
            {poster ? (
              <Picture media={poster} sizes="(min-width: 80rem) 50rem, (min-width: 64rem) 60vw, 100vw" />
            ) : null}
            <a href={video.href} className="video-play" rel="noopener" onClick={play}>
              <span className="video-mark">
                <Icon name="play" label={t('blocks.video.play', { title })} />
              </span>
            </a>
          </>
        )}
      />
    </div>
  );
}
