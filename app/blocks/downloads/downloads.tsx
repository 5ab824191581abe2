import { useIsThere } from '~/site/absent-links';
import { accessibilityStatement } from '~/site/editors-pages';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import type { DownloadsBlockData } from './definition.server';

/** Files to download; the link names format and size, and a contact for those who cannot read one (RGAA 13.3). */
export function DownloadsBlock({ block }: BlockProps<DownloadsBlockData>) {
  const t = useLabels();
  const hasStatement = useIsThere()(accessibilityStatement);
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro} split>
      <div>
        <ul role="list" className="downloads">
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
        {hasStatement ? (
          <p className="block-note">
            <a href={accessibilityStatement}>{t('blocks.downloads.otherForm')}</a>
          </p>
        ) : null}
      </div>
    </BlockFrame>
  );
}
