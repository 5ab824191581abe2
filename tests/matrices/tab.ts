/** A browser tab without JavaScript, with recorders of its scripts, or without an API. */
import type { Browser, CDPSession, Page } from 'playwright/test';
import { leaveUnpainted, unpainted } from '../e2e/unpainted';
import { type AskedApis, recordApis, recordName, takeAway } from './asked-apis';
import { calm, follow, type Outcome, type PageParts, partsOfPage, settle } from './kept-page';

/** Milliseconds for scripts on a machine that is busy. */
const maxWait = 3000;

/** Milliseconds without a change after which scripts have done all they do by themselves. */
const calmTime = 300;

export interface Tab {
  /** The page as it is without JavaScript. */
  plain(address: string): Promise<PageParts>;
  /** The page after its scripts, and the APIs they used. */
  full(address: string): Promise<{ parts: PageParts; asked: AskedApis }>;
  /** The same without these APIs and, on request, whether a link of it works. */
  without(
    apis: readonly string[],
    address: string,
    follows: boolean,
  ): Promise<{ parts: PageParts; outcome: Outcome; leads: boolean }>;
  close(): Promise<void>;
}

export async function openTab(browser: Browser, origin: string): Promise<Tab> {
  const [bare, scripted] = await Promise.all(
    [false, true].map((javaScriptEnabled) =>
      browser.newContext({ javaScriptEnabled, serviceWorkers: 'block' }).then((context) => context.newPage()),
    ),
  );
  if (!bare || !scripted) throw new Error('no pages');
  const session = await scripted.context().newCDPSession(scripted);
  // Otherwise no script of the session runs.
  await session.send('Page.enable');
  await leaveUnpainted(bare);
  // An isolated world has its own APIs, which are never missing.
  const source = callText(unpainted);
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: 'unpainted' });

  /** Opens a page with a script that runs before its own. */
  async function open(address: string, script: string) {
    const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await scripted?.goto(origin + address);
    await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
    const evaluateApart = await worldApart(session);
    const outcome = await evaluateApart<Outcome>(callText(settle, maxWait));
    return { outcome, parts: await evaluateApart<PageParts>(callText(partsOfPage)), evaluateApart };
  }

  return {
    async plain(address) {
      await bare.goto(origin + address);
      return bare.evaluate(partsOfPage);
    },
    async full(address) {
      const { evaluateApart } = await open(address, callText(recordApis, recordName));
      await evaluateApart(callText(calm, calmTime));
      return {
        parts: await evaluateApart<PageParts>(callText(partsOfPage)),
        asked: await recordOf(scripted),
      };
    },
    async without(apis, address, follows) {
      const { outcome, parts, evaluateApart } = await open(address, callText(takeAway, apis));
      // If scripts have not started, the browser handles links.
      if (!follows || outcome !== 'enhanced') return { outcome, parts, leads: true };
      // A document may come before there is an answer.
      const leads = await evaluateApart<boolean>(callText(follow, maxWait)).catch(() => true);
      await leave(scripted);
      return { outcome, parts, leads };
    },
    async close() {
      await Promise.all([bare, scripted].map((page) => page.context().close()));
    },
  };
}

/** Ends pending navigations: a document requested by a link would replace the next one. */
async function leave(page: Page): Promise<void> {
  for (let isGone = false; !isGone; ) {
    isGone = await page.goto('about:blank').then(
      () => true,
      () => false,
    );
  }
}

const callText = (code: (...parameters: never[]) => unknown, ...parameters: unknown[]) =>
  `(${code})(${parameters.map((parameter) => JSON.stringify(parameter)).join()})`;

const recordOf = (page: Page) =>
  page.evaluate((name) => (globalThis as unknown as Record<string, AskedApis>)[name] ?? {}, recordName);

/** A page whose scripts never end does not answer. */
const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(reject, 10 * maxWait, new Error('the page hangs')).unref();
  });

/** Runs code outside the page's scripts: no API is missing there. */
async function worldApart(session: CDPSession) {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  return async <Result>(expression: string): Promise<Result> => {
    const answer = session.send('Runtime.evaluate', {
      contextId: executionContextId,
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    const { result, exceptionDetails } = await Promise.race([answer, tooLate()]);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  };
}
