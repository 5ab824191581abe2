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

const providerNames = { youtube: 'YouTube', vimeo: 'Vimeo' };

/**
 * A video as its poster, its transcript and a way to it. Nothing of the provider's is loaded before consent:
 * to all videos, or to this one by a press on its poster. Without JavaScript the poster leads to the provider.
 */
export function VideoBlock({ block }: BlockProps<VideoBlockData>) {
  const t = useLabels();
  const provider = providerNames[block.provider];
  return (
    <BlockFrame block={block} ownHeading>
      <div className="video">
        <div className="video-poster">
          <ConsentedFrame
            purpose="videos"
            src={block.player}
            title={block.title}
            placeholder={(play) => (
              <>
                {block.poster ? (
                  <Picture
                    media={block.poster}
                    sizes="(min-width: 80rem) 50rem, (min-width: 64rem) 60vw, 100vw"
                  />
                ) : null}
                <a href={block.href} className="video-play" rel="noopener" onClick={play}>
                  <span className="video-mark">
                    <Icon name="play" label={t('blocks.video.play', { title: block.title })} />
                  </span>
                </a>
              </>
            )}
          />
        </div>
        <div className="video-body">
          <h2 id={headingIdOf(block)} className="text-2xl">
            {block.title}
          </h2>
          {block.duration ? (
            <p className="video-duration block-muted">
              <Icon name="clock" />
              {t('blocks.video.duration', { duration: block.duration })}
            </p>
          ) : null}
          <p>
            <ExternalLink href={block.href} className="button button-secondary">
              {t('blocks.video.watch', { provider })}
            </ExternalLink>
          </p>
          <p className="block-note block-muted">{t('blocks.video.privacy', { provider })}</p>
        </div>
        {block.transcript ? (
          <div className="video-transcript">
            <Disclosure summary={t('blocks.video.transcript')}>
              <RichText html={block.transcript} below={2} />
            </Disclosure>
          </div>
        ) : null}
      </div>
    </BlockFrame>
  );
}
