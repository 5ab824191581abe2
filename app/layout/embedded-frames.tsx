/** Frames of the school group around the page: titled, loaded after consent, with reserved space against layout shift. */
import { ConsentedFrame } from '~/consent/consented-frame';
import { useLabels } from '~/site/labels-context';
import type { GroupFrame } from './root-data.server';

export function TopBannerFrame({ frame }: { frame: GroupFrame }) {
  const t = useLabels();
  const title = t('layout.frame.banner');
  return (
    <aside className="top-banner behind-sidebar" aria-label={title}>
      <Frame frame={frame} title={title} />
    </aside>
  );
}

export function ExternalFooterFrame({ frame }: { frame: GroupFrame }) {
  const t = useLabels();
  return (
    <div className="external-footer">
      <Frame frame={frame} title={t('layout.frame.footer')} />
    </div>
  );
}

function Frame({ frame, title }: { frame: GroupFrame; title: string }) {
  const t = useLabels();
  return (
    <ConsentedFrame
      purpose="frames"
      src={frame.src}
      title={title}
      needsConsent={frame.needsConsent}
      placeholder={(show) => (
        <a href={frame.src} className="frame-placeholder" onClick={show}>
          {t('layout.frame.show', { title, host: new URL(frame.src).host })}
        </a>
      )}
    />
  );
}
