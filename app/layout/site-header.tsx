import { MainBar } from './main-bar';
import type { RootData } from './root-data';
import { TopBar } from './top-bar';

/**
 * Top bar and main bar. Style sheets show them as desktop or mobile navigation (docs/architecture.md, 'One page for
 * every agent').
 */
export function SiteHeader({ root }: { root: RootData }) {
  return (
    <header id="menu" className="site-header" tabIndex={-1}>
      <TopBar root={root} />
      <MainBar root={root} />
    </header>
  );
}
