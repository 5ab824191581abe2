/** axe in the pages of these tests, those without scripts included. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, hasScripts } from './fixtures';

/**
 * Half as long as the builder's own script, which every page has to parse. A page receives it twice, and again for each
 * check: it runs only the first time.
 */
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = `if (!window.axe) {\n${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')}\n}`;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeOptions {
  /** Looks at the parts within this selector only. */
  within?: string;
  /**
   * False leaves the colours out, which are most of the work: for pages whose colours another run has seen. Scripts
   * change none, so the run with scripts leaves them out by default.
   */
  colours?: boolean;
}

/** Expects no violation in the current page. */
export async function expectAccessible(
  page: Page,
  where: string,
  { within, colours = !hasScripts() }: AxeOptions = {},
): Promise<void> {
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode().options({
    runOnly: tags,
    resultTypes: ['violations'],
    // Style sheets are the site's own: axe need not fetch them again.
    preload: false,
    rules: {
      'color-contrast': { enabled: colours },
      // Experimental in axe, and level A in WCAG (2.5.3).
      'label-content-name-mismatch': { enabled: true },
    },
  });
  if (within) builder.include(within);
  const { violations } = await whileScriptsRun(page, () => builder.analyze());
  const failures = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
  expect.soft(failures, where).toEqual([]);
}

/** axe is a script itself: if scripts are off they are enabled after the page is loaded, and disabled again. */
async function whileScriptsRun<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  if (hasScripts()) return work();
  const session = await page.context().newCDPSession(page);
  const setDisabled = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value });
  await setDisabled(true);
  await setDisabled(false);
  try {
    return await work();
  } finally {
    await setDisabled(true);
    await session.detach();
  }
}
