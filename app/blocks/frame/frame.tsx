import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { frameBlock } from '../../../content-model/blocks/frame';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { WireBlockOf } from '../definition.server';
import { ExternalLink } from '../external-link';

/** A link to a service on another site: the page loads nothing from it. */
export function FrameBlock({ block }: BlockProps<WireBlockOf<typeof frameBlock>>) {
  const t = useLabels();
  if (!block.url) return null;
  const { href, host } = block.url;
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <div className="frame-panel">
        <p className="frame-host">
          <Icon name="globe" />
          {host}
        </p>
        <div className="frame-body stack">
          <p>{t('blocks.frame.explanation', { host })}</p>
          <p>
            <ExternalLink href={href} className="button button-primary">
              {t('blocks.frame.open')}
            </ExternalLink>
          </p>
        </div>
      </div>
    </BlockFrame>
  );
}
