import { LeftAlone, type SentRootData } from './left-alone';
import type { ChromeComponents } from './use-chrome-components';

interface TopBarProps {
  root: SentRootData;
  components: ChromeComponents | null;
}

/** Desktop only: what the school is, and `TopLinks`. */
export function TopBar({ root, components }: TopBarProps) {
  return (
    <div className="top-bar on-deep behind-sidebar">
      {components ? (
        <div className="page-normal">
          <components.TopLinks features={root.features} />
        </div>
      ) : (
        <LeftAlone tag="div" at=".top-bar > div" className="page-normal" />
      )}
    </div>
  );
}
