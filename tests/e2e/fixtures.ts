/** The tests' own `test`: a console error or an uncaught error on a page fails the test. */
import { test as base, expect, type Page } from 'playwright/test';
import type { Fault } from '../../content-service/embedded/faults';
import { contentServiceOrigin } from './servers';

/** Console messages a test expects, e.g. the browser's own note that a document answered 404. */
interface Expectations {
  /** Statuses of documents the test asks for on purpose. */
  allowedStatuses: number[];
}

/** The tests' answer to requests for pictures whose appearance does not matter. */
export const onePixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

export const test = base.extend<Expectations>({
  allowedStatuses: [[], { option: true }],
  // A test with HTTP requests only gets no page.
  page: ({ page, allowedStatuses }, use) => useWatched(page, allowedStatuses, use),
});

/**
 * Passes a page to a test, which fails for an error in its console; state that a window keeps is reset for the next
 * test.
 */
export async function useWatched(
  page: Page,
  allowedStatuses: readonly number[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  // A pointer the test before left over a menu would open it.
  await page.mouse.move(-1, -1);
  const problems = watchConsole(page, allowedStatuses);
  await use(page);
  expect(await withoutLateSheets(problems, page), 'nothing in the console').toEqual([]);
  await reconnect(page);
}

export { expect };

/** Whether the pages of the current test run scripts. */
export function hasScripts(): boolean {
  return test.info().project.use.javaScriptEnabled !== false;
}

/** A page that is online again requests the wanted page, and a window that is closed meanwhile never ends. */
async function reconnect(page: Page): Promise<void> {
  // A page during a navigation has the connection.
  const isOnline = page.isClosed() || (await page.evaluate(() => navigator.onLine).catch(() => true));
  if (!isOnline) await page.goto('about:blank');
  await page.context().setOffline(false);
}

function watchConsole(page: Page, allowedStatuses: readonly number[]): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Only the tests of the service worker have one (`tests/e2e/app`).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    const expected = allowedStatuses.some((status) => message.text().includes(`status of ${status}`));
    if (!expected) problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (!isOfTheClock(error)) problems.push(`uncaught: ${error.message}`);
  });
  return problems;
}

/** A document of a reused window may begin before Playwright's clock is in it: no script of a page is named. */
function isOfTheClock({ message, stack = '' }: Error): boolean {
  return message.endsWith("(reading 'controller')") && !/https?:/.test(stack);
}

/**
 * The browser counts seconds between a preload and its use, and a busy machine may need more of them to show the next
 * page. A style sheet that the document comes to use was not needless; after a visitor has left for another site, that
 * can no longer be told.
 */
async function withoutLateSheets(problems: readonly string[], page: Page): Promise<string[]> {
  const unused = /The resource (\S+\.css) was preloaded using link preload but not used/;
  const needless: string[] = [];
  for (const problem of problems) {
    const sheet = unused.exec(problem)?.[1];
    if (sheet === undefined || !(await isUsed(sheet, page))) needless.push(problem);
  }
  return needless;
}

async function isUsed(sheet: string, page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  const { origin, pathname } = new URL(sheet);
  if (new URL(page.url()).origin !== origin) return true;
  const link = page.locator(`link[rel=stylesheet][href="${pathname}"]`).first();
  return link.waitFor({ state: 'attached', timeout: 60_000 }).then(
    () => true,
    () => false,
  );
}

/** Sets the fault switch of the content service behind the second site. */
export async function setFault(fault: Fault): Promise<void> {
  const response = await fetch(`${contentServiceOrigin}/faults`, {
    method: 'POST',
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`the fault switch answered ${response.status}`);
}

/** Waits until the second site reaches its content service again (its breaker has closed). */
export async function recovered(origin: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${origin}/inconnue-${Math.random().toString(36).slice(2)}`)).status)
    .toBe(404);
}
