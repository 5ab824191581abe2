/** Unrequested movements on a page, as the browser counts them (Layout Instability API). */
import type { Page } from 'playwright/test';

/** Counts from the next page on; call it before going there. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns the cumulative layout shift so far, without unit: 0 if nothing has moved */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number }[] };
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/** The layout shift after the document was read: what scripts move, however slowly the page came. */
export function layoutShiftByScripts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
    const [navigation] = performance.getEntriesByType('navigation');
    const { domInteractive } = navigation as PerformanceNavigationTiming;
    return shifts
      .filter(({ startTime }) => startTime > domInteractive)
      .reduce((sum, { value }) => sum + value, 0);
  });
}
