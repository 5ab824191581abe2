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
import { useMarkedLinks } from './use-marked-links';
import { useOnSight } from './use-on-sight';
import { useRootData } from './use-root-data';

export interface SiteLayoutProps {
  name: LayoutName;
  /** The pop-in of admissions; it calls the school's phone number when a list is away. */
  popIn: ComponentType<{ schoolPhone: string | null }>;
  children: ReactNode;
}

/** `empty` has none, `dynamics` has neither bottom bar nor pop-in. */
export function SiteLayout({ name, popIn: PopIn, children }: SiteLayoutProps) {
  const root = useRootData() ?? bareChrome;
  useMenuEnhancements();
  useMarkedLinks();
  const onSight = useOnSight();
  const main = (
    <main id="contenu" tabIndex={-1} data-on-sight={onSight || undefined}>
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
