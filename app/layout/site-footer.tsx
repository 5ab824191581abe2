import { hasChromeData, LeftAlone, type SentRootData } from './left-alone';
import type { ChromeComponents } from './use-chrome-components';

const footer = { id: 'pied-de-page', className: 'site-footer on-deep behind-sidebar', tabIndex: -1 };

interface SiteFooterProps {
  root: SentRootData;
  components: ChromeComponents | null;
}

export function SiteFooter({ root, components }: SiteFooterProps) {
  return components && hasChromeData(root) ? (
    <components.FooterContent element={footer} root={root} />
  ) : (
    <LeftAlone tag="footer" at={`#${footer.id}`} {...footer} />
  );
}
