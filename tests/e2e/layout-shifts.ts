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

/**
 * @param afterReading counts only what moved after the document was read: what scripts move, however slowly it came
 * @returns the cumulative layout shift so far, without unit: 0 if nothing has moved
 */
export function layoutShift(page: Page, { afterReading = false } = {}): Promise<number> {
  return page.evaluate((onlyLater) => {
    const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
    const [navigation] = performance.getEntriesByType('navigation');
    const from = onlyLater ? (navigation as PerformanceNavigationTiming).domInteractive : 0;
    return shifts.filter(({ startTime }) => startTime > from).reduce((sum, { value }) => sum + value, 0);
  }, afterReading);
}
