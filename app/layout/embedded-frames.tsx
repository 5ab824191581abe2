/** Frames of the school group around the page: titled, their height reserved so that nothing moves. */
import { useLabels } from '~/site/labels-context';

export function TopBannerFrame({ src }: { src: string }) {
  const t = useLabels();
  return (
    <aside className="top-banner" aria-label={t('layout.frame.banner')}>
      <iframe src={src} title={t('layout.frame.banner')} />
    </aside>
  );
}

export function ExternalFooterFrame({ src }: { src: string }) {
  const t = useLabels();
  return <iframe className="external-footer" src={src} title={t('layout.frame.footer')} loading="lazy" />;
}
