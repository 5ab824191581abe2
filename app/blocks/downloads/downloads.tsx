import { Icon } from '~/ui/icon';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { DownloadsBlockData } from './definition.server';

/** Files to download; the link names format and size. */
export function DownloadsBlock({ block }: BlockProps<DownloadsBlockData>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro} split>
      <ul className="downloads">
        {block.items.map(({ label, href, format, size }) => (
          <li key={href}>
            <a href={href} className="download">
              <Icon name="document" />
              <span>
                <span className="download-label">{label}</span>{' '}
                {format || size ? (
                  <span className="block-muted download-facts">
                    ({[format, size].filter(Boolean).join(', ')})
                  </span>
                ) : null}
              </span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
