import { ServerPart } from '~/parts/server-part';
import { LanguageSwitch } from './language-switch';
import type { RootData } from './root-data';

/** Desktop only: the school's baseline, `TopLinks`, and the language. */
export function TopBar({ root: { parts, features } }: { root: RootData }) {
  return (
    <div className="top-bar on-deep behind-sidebar">
      <div className="page-normal">
        <ServerPart part={parts.top} />
        <LanguageSwitch features={features} />
      </div>
    </div>
  );
}
