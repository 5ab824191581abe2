import { createContext } from 'react';
import type { Crumb } from './crumb';

/** A breadcrumb as a page shows it; the page itself comes last and has no address. */
export interface BreadcrumbTrail {
  trail: readonly Crumb[];
  current: string;
}

/** Called with each breadcrumb while the server renders a page, so that search engines read the visible one. */
export const BreadcrumbRecord = createContext<((breadcrumb: BreadcrumbTrail) => void) | null>(null);
