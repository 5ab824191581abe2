import type { SentRootData } from './left-alone';
import { MainBar } from './main-bar';
import { TopBar } from './top-bar';

/** Top bar and main bar. Style sheets show them as desktop or mobile navigation (docs/decisions/080-one-page-for-every-agent.md). */
export function SiteHeader({ root }: { root: SentRootData }) {
  return (
    <header id="menu" className="site-header" tabIndex={-1}>
      <TopBar features={root.features} />
      <MainBar root={root} />
    </header>
  );
}
