import type { ReactNode } from 'react';
import type { LayoutName } from '~/pages/pages.server';

/** Chrome around a page, by layout (specification §2). */
export function SiteLayout({ name, children }: { name: LayoutName; children: ReactNode }) {
  if (name === 'empty') return <main id="contenu">{children}</main>;
  return <main id="contenu">{children}</main>;
}
