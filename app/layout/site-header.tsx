import { MainBar } from './main-bar';
import { MobileSidebar } from './mobile-sidebar';
import type { RootData } from './root-data.server';
import { TopBar } from './top-bar';

/** Top bar, main bar and sidebar. A mobile device gets the mobile navigation at any width (specification §2). */
export function SiteHeader({ root }: { root: RootData }) {
  return (
    <header id="menu" className="site-header" tabIndex={-1}>
      {root.device === 'desktop' ? <TopBar features={root.features} /> : null}
      <MainBar {...root} />
      <MobileSidebar {...root} />
    </header>
  );
}
