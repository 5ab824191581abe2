/**
 * Every template and its edges without scripts, in one visit each: no page scrolls sideways, cuts text or leaves a card
 * alone in its row at any width, size or spacing of text; none is too long for a phone, lists show their first result on
 * its first screen, pictures fit, links look like links, fingers find every target, the focus is seen, and neither axe nor
 * what else a machine can tell of RGAA finds anything.
 */
import type { CDPSession, Page } from 'playwright/test';
import { runsWholeMatrix, sampled } from '../matrices/sample';
import { expectAccessible } from './axe';
import { misfitPictures } from './fitting-pictures';
import { expect, test } from './fixtures';
import {
  barsOverText,
  barsOverWindow,
  cutText,
  gapsInLastRows,
  linksLikeText,
  rowsOfChips,
  sidewaysScroll,
  smallTargets,
  unfold,
} from './layout-checks';
import { measuredTemplates, tooLong, usualPhone } from './phone-lengths';
import { focusBesideRow, unreadable, unseenFocus } from './readable';
import { allPages, errorStatuses, screenForAxe, screens, type TemplatePage, usualPages } from './templates';
import { leaveUnpainted, paint } from './unpainted';

/**
 * CSS pixels: the narrow end of each range of the style sheet, where space is short. 320 is also a page of 640 px at
 * 200 %.
 */
const narrowEnds = [320, 640, 768, 900, 1024, 1301];

/** Those with the narrowest columns: text that is complete there is complete in wider ones. */
const narrowColumns = [320, 768, 1024];

/** Today's phones, tablets and screens, between the ends of the style sheet's ranges. */
const screenWidths = [360, 375, 390, 393, 412, 430, 480, 540, 600, 834, 1180, 1366, 1536];

/** One of each kind of layout: others are made of the same parts. */
const differentLayouts = [
  'home',
  'programmes',
  'programme',
  'campus',
  'agenda',
  'article',
  'brochure',
  'panorama',
];

const deviceWidths = [360, 768, 1024, 1440];

/** Widths at which only the text is set to twice its size. */
const doubledTextWidths = [640, 1280];

/** The browsers' default size of text, in CSS pixels, and larger settings of it. */
const usualText = 16;
const largerText = [
  { text: 24, width: 360 },
  { text: 32, width: 390 },
];

const checks = {
  'scrolls sideways': sidewaysScroll,
  'a gap in its last row': gapsInLastRows,
  'cut text': cutText,
  'a picture that does not fit': misfitPictures,
  'a link like text': linksLikeText,
  'chips in several rows': rowsOfChips,
  'a small target': smallTargets,
  'a bar over the text': barsOverText,
  'bars leave too little': barsOverWindow,
  'a focus nobody sees': unseenFocus,
  'a focus beside its row': focusBesideRow,
  'not to be read': unreadable,
};
type Check = keyof typeof checks;

/** In the gate every second edge: an edge has the parts of its template. */
const visitedPages = allPages.filter(
  ({ edge }, index) => edge === null || runsWholeMatrix || index % 2 === 0,
);

/** axe takes most of a visit: an edge has the elements of its template. */
const pagesForAxe = new Set([
  ...usualPages,
  ...sampled(
    allPages.filter(({ edge }) => edge !== null),
    ({ address }) => address,
  ),
]);

test.use({ allowedStatuses: errorStatuses });

for (const { template } of usualPages) {
  test(template, async ({ page }) => {
    await leaveUnpainted(page);
    const devtools = await page.context().newCDPSession(page);
    for (const visited of visitedPages.filter((one) => one.template === template)) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(visited.address);
      // The CRM is another site: its replacement does not follow our design.
      if (!template.startsWith('demo-')) {
        expect
          .soft(await withoutRoom(page, devtools, visited), `${visited.address}, without scripts`)
          .toEqual([]);
      }
      if (pagesForAxe.has(visited)) await expectNothingForAxe(page, visited);
    }
  });
}

test('every template that has a check of its own is visited', () => {
  const names = usualPages.map(({ template }) => template);
  expect(names).toEqual(expect.arrayContaining([...differentLayouts, ...measuredTemplates]));
});

/** Elements without enough space at any width or size of text: width, check, place. */
async function withoutRoom(
  page: Page,
  devtools: CDPSession,
  { template, edge, status }: TemplatePage,
): Promise<string[]> {
  const isUsual = edge === null;
  const found = isUsual ? await withoutRoomForLargerText(page, devtools) : [];
  if (isUsual) found.push(...(await withoutRoomForLongWord(page)), ...(await withoutRoomInWindow(page)));
  const asItComes = async () => [
    ...(await tooLong(page, template, !isUsual)),
    ...(isUsual ? await look(page, ['chips in several rows'], 'on a phone') : []),
  ];
  found.push(...(await onPhone(page, devtools, usualPhone, asItComes)));
  await unfold(page);
  found.push(...(await look(page, ['not to be read'], 'as it comes')));
  if (isUsual) found.push(...(await withoutRoomForSpacedText(page)), ...(await unlikeLinks(page)));
  const plan: [readonly number[], Check[]][] = [
    [isUsual ? narrowEnds : narrowColumns, ['scrolls sideways', 'a gap in its last row']],
    [narrowColumns, ['cut text']],
  ];
  if (isUsual && differentLayouts.includes(template)) {
    plan.push([sampled(screenWidths, String), ['scrolls sideways', 'a gap in its last row']]);
  }
  if (isUsual && status === 200) plan.push([deviceWidths, ['a picture that does not fit']]);
  for (const width of new Set(plan.flatMap(([widths]) => widths))) {
    await page.setViewportSize({ width, height: 900 });
    const names = plan.flatMap(([widths, some]) => (widths.includes(width) ? some : []));
    found.push(...(await look(page, names, `at ${width} px`)));
  }
  await setTextSize(page, '200%');
  for (const width of doubledTextWidths) {
    await page.setViewportSize({ width, height: 900 });
    const where = `at ${width} px with text of twice the size`;
    found.push(...(await look(page, ['scrolls sideways', 'cut text'], where)));
  }
  await setTextSize(page, '');
  const targets = () => look(page, ['a small target'], 'under a finger');
  found.push(...(await onPhone(page, devtools, screens.phone, targets)));
  return found;
}

async function unlikeLinks(page: Page): Promise<string[]> {
  // A button that is rendered late fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const width of deviceWidths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await look(page, ['a link like text'], `at ${width} px`)));
  }
  await page.emulateMedia({ reducedMotion: null });
  return found;
}

/** A word of thirty letters breaks in every editor's text, and makes no page wider. */
async function withoutRoomForLongWord(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 780 });
  const texts = await page.evaluateHandle(() => {
    // A telephone's number is not a word.
    const unwritten = 'script, style, template, option, .phone-link, .sr-only';
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const written: [Text, string][] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest(unwritten)) written.push([text, text.data]);
    }
    for (const [text] of written) text.data = `Interdépartementalisationnaire ${text.data}`;
    return written;
  });
  const found = await look(page, ['scrolls sideways'], 'with a long word in each text');
  await texts.evaluate((written) => {
    for (const [text, data] of written) text.data = data;
  });
  return found;
}

/** A window of 1280 to 1024 px at 400 %. */
async function withoutRoomInWindow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 });
  return look(page, ['bars leave too little'], 'at 320 px to 256');
}

/** Spacing that visitors may set (RGAA 10.12), and the place of the focus. */
async function withoutRoomForSpacedText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  const found = await look(page, ['a focus nobody sees'], 'by keyboard');
  found.push(...(await look(page, ['a focus beside its row'], 'by keyboard')));
  const sheet = await page.evaluateHandle(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
    return spacing;
  });
  found.push(...(await look(page, ['scrolls sideways', 'cut text'], 'with spaced text')));
  await sheet.evaluate((spacing) => {
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(spacing), 1);
  });
  return found;
}

/** With its parts folded, no page is wider than its window, and no bar hides half of it. */
async function withoutRoomForLargerText(page: Page, devtools: CDPSession): Promise<string[]> {
  const found: string[] = [];
  for (const { text, width } of largerText) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.setViewportSize({ width, height: 780 });
    const where = `at ${width} px with text of ${text} px`;
    expect(await sizeOfText(page), where).toBe(text);
    found.push(...(await look(page, ['scrolls sideways', 'a bar over the text'], where)));
  }
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: usualText } });
  return found;
}

function sizeOfText(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** In the window of a touched phone. */
async function onPhone(
  page: Page,
  devtools: CDPSession,
  { width, height }: { width: number; height: number },
  find: () => Promise<string[]>,
): Promise<string[]> {
  const phone = { width, height, deviceScaleFactor: 1, mobile: true };
  await devtools.send('Emulation.setDeviceMetricsOverride', phone);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse) and (hover: none)').matches);
  expect(isTouched, 'a finger').toBe(true);
  const found = await find();
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.send('Emulation.clearDeviceMetricsOverride');
  return found;
}

/** Checks all listed elements at the current width. */
async function look(page: Page, names: readonly Check[], where: string): Promise<string[]> {
  const found = await Promise.all(names.map((name) => checks[name](page)));
  return names.flatMap((name, index) => (found[index] ?? []).map((place) => `${where}: ${name}: ${place}`));
}

async function expectNothingForAxe(page: Page, visited: TemplatePage) {
  const screen = screenForAxe(visited, false);
  if (screen === null) return;
  const { width, height } = screens[screen];
  await paint(page);
  // Colours are measured after animations.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await unfold(page);
  // The edges have the colours of their templates.
  await expectAccessible(page, `${visited.address} at ${width} px, without scripts: axe`, {
    colours: visited.edge === null,
  });
  await page.emulateMedia({ reducedMotion: null });
}
