/**
 * Frames of the school group around the page: titled, loaded after consent, with reserved space against layout shift.
 * Not a server part: React leaves such markup unchanged, so it would never learn of consent.
 */
import { ConsentedFrame } from '~/consent/consented-frame';
import { useLabels } from '~/site/labels-context';
import type { GroupFrame } from './chrome-content.server';

const places = {
  banner: { className: 'top-banner behind-sidebar', title: 'layout.frame.banner' },
  footer: { className: 'external-footer behind-sidebar', title: 'layout.frame.footer' },
} as const;

interface EmbeddedFrameProps {
  place: keyof typeof places;
  /** If the school has one. */
  frame: GroupFrame | undefined;
}

export function EmbeddedFrame({ place, frame }: EmbeddedFrameProps) {
  const t = useLabels();
  if (!frame) return null;
  const { className } = places[place];
  const title = t(places[place].title);
  return (
    <aside className={className} aria-label={title}>
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
    </aside>
  );
}
