import { useLocation } from '@remix-run/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ConsentSlot } from '~/consent/browser/consent-slot';
import { ServerPart } from '~/parts/server-part';
import type { LayoutName } from '~/school/pages/pages.server';
import { useLabels } from '~/site/labels-context';
import { FailingAlone } from '~/ui/failing-alone';
import { BackToTop } from './back-to-top';
import { bareChrome } from './bare-chrome';
import { BottomBar } from './bottom-bar';
import { EmbeddedFrame } from './embedded-frames';
import { useMenuEnhancements } from './menu-enhancements';
import { useRootData } from './root-data';
import { SiteHeader } from './site-header';
import { useMarkedLinks } from './use-marked-links';

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
  const isDefault = name === 'default';
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
      {isDefault ? <BottomBar /> : null}
      {isDefault ? (
        <FailingAlone>
          <PopIn schoolPhone={root.settings.phone} />
        </FailingAlone>
      ) : null}
    </>
  );
}

/** Skip links, first in the tab order of every page with a header. */
function SkipLinks() {
  const t = useLabels();
  return (
    <ul role="list" className="skip-links behind-sidebar">
      <li>
        <a href="#contenu">{t('commons.skip.content')}</a>
      </li>
      <li>
        <a href="#menu">{t('commons.skip.menu')}</a>
      </li>
      <li>
        <a href="#pied-de-page">{t('commons.skip.footer')}</a>
      </li>
    </ul>
  );
}

/** States that the content is fictional, when it is the demonstration school's. */
function DemoBanner() {
  const t = useLabels();
  return (
    <aside className="demo-banner behind-sidebar" aria-label={t('commons.demo.banner')}>
      <p>
        <strong>{t('commons.demo.banner')}</strong> <span>{t('commons.demo.explanation')}</span>
      </p>
    </aside>
  );
}

/**
 * Whether the page was loaded as a document, and not by a client navigation: only then is content below its first
 * screens rendered as it approaches the viewport (`app/styles/on-sight.css`).
 */
function useIsDocumentPage(): boolean {
  const location = useLocation();
  const [firstLocation] = useState(location);
  return firstLocation === location;
}
