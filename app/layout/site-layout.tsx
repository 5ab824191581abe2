import type { ComponentType, ReactNode } from 'react';
import { ConsentSlot } from '~/consent/browser/consent-slot';
import { ServerPart } from '~/parts/server-part';
import type { LayoutName } from '~/school/pages/pages.server';
import { FailingAlone } from '~/ui/failing-alone';
import { BackToTop } from './back-to-top';
import { bareChrome } from './bare-chrome';
import { BottomBar } from './bottom-bar';
import { DemoBanner } from './demo-banner';
import { EmbeddedFrame } from './embedded-frames';
import { useMenuEnhancements } from './menu-enhancements';
import { SiteHeader } from './site-header';
import { SkipLinks } from './skip-links';
import { useIsDocumentPage } from './use-is-document-page';
import { useMarkedLinks } from './use-marked-links';
import { useRootData } from './use-root-data';

export interface SiteLayoutProps {
  name: LayoutName;
  /** The pop-in of admissions, which shows the school's phone number when its lists cannot be loaded. */
  popIn: ComponentType<{ schoolPhone: string | null }>;
  children: ReactNode;
}

/** Header and footer around a page. The layout `empty` has neither; `dynamics` has no bottom bar and no pop-in. */
export function SiteLayout({ name, popIn: PopIn, children }: SiteLayoutProps) {
  const root = useRootData() ?? bareChrome;
  useMenuEnhancements();
  useMarkedLinks();
  const isDocument = useIsDocumentPage();
  const main = (
    <main id="contenu" tabIndex={-1} data-on-sight={isDocument || undefined}>
      {children}
    </main>
  );
  if (name === 'empty') return main;
  return (
    <>
      <SkipLinks />
      <FailingAlone>
        <ConsentSlot {...root.consent} />
      </FailingAlone>
      <EmbeddedFrame place="banner" frame={root.frames.banner} />
      {root.features.demo ? <DemoBanner /> : null}
      <SiteHeader root={root} />
      {main}
      <ServerPart part={root.parts.footer} />
      <EmbeddedFrame place="footer" frame={root.frames.footer} />
      <BackToTop />
      {name === 'default' ? <BottomBar /> : null}
      {name === 'default' ? (
        <FailingAlone>
          <PopIn schoolPhone={root.settings.phone} />
        </FailingAlone>
      ) : null}
    </>
  );
}
