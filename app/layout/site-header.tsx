import type { SentRootData } from './left-alone';
import { MainBar } from './main-bar';
import { TopBar } from './top-bar';
import type { ChromeComponents } from './use-chrome-components';

interface SiteHeaderProps {
  root: SentRootData;
  components: ChromeComponents | null;
}

/** Top bar and main bar. Style sheets show them as desktop or mobile navigation (docs/decisions/080-one-page-for-every-agent.md). */
export function SiteHeader({ root, components }: SiteHeaderProps) {
  return (
    <header id="menu" className="site-header" tabIndex={-1}>
      <TopBar root={root} components={components} />
      <MainBar root={root} components={components} />
    </header>
  );
}
