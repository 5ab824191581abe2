/**
 * Height of the banners above the header, as `--banner-height` (specification §2, §9). Set on the header, whose menus
 * need it: on the root element it would restyle every element of the page.
 */

import { useLocation } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';
import { debounce } from './debounce';

/** Milliseconds without a change before the height is measured (specification §9). */
const measuringDelay = 200;
const banners = '.top-banner, .demo-banner';

export function useBannerHeight(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another layout
  useEnhancement(() => {
    const bannerElements = document.querySelectorAll<HTMLElement>(banners);
    const publishSoon = debounce(() => publishHeight(bannerElements), measuringDelay);
    const observer = new ResizeObserver(publishSoon);
    for (const banner of bannerElements) observer.observe(banner);
    if (bannerElements.length === 0) publishSoon();
    return () => {
      observer.disconnect();
      publishSoon.cancel();
    };
  }, [key]);
}

/** Sets the property through the CSSOM, because the page's policy forbids style attributes. */
function publishHeight(bannerElements: Iterable<HTMLElement>): void {
  const height = [...bannerElements].reduce((sum, banner) => sum + banner.offsetHeight, 0);
  document.querySelector<HTMLElement>('.site-header')?.style.setProperty('--banner-height', `${height}px`);
}
