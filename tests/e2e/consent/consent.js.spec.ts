/** No third party before consent or after refusal, and only the agreed ones after acceptance. */
import type { Page } from 'playwright/test';
import { enhanced, isMarkedDocument, markDocument } from '../browser/page';
import { expect, test } from '../fixtures';
import { groupFrames as frames, switchedOnOrigin } from '../servers';
import { pressChoice } from './press-choice';
import { recordThirdParties } from './third-parties';

let asked: string[];

test.beforeEach(async ({ context }) => {
  asked = await recordThirdParties(context, switchedOnOrigin);
});

const banner = (page: Page) => page.locator('.consent-banner');
const decide = (page: Page, choice: string) => banner(page).locator(`button[value="${choice}"]`).click();
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

async function open(page: Page, path: string, referer?: string): Promise<void> {
  await page.goto(switchedOnOrigin + path, referer ? { referer } : {});
  await enhanced(page);
}

/** Each is loaded when it becomes visible. */
async function expectFrames(page: Page): Promise<void> {
  for (const [place, frame] of Object.entries(frames)) {
    await page.locator(place).scrollIntoViewIfNeeded();
    await expect(page.frameLocator(`iframe[src="${frame}"]`).locator('p')).toHaveText('Tiers');
  }
}

/** All that a page loads by itself has been requested: the code of consent comes late on purpose. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

test('before a choice: a banner that blocks nothing, and no third party', async ({ page }) => {
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  const looks = await banner(page)
    .locator('.button')
    .evaluateAll((all) => all.map((one) => one.className));
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  await page.locator('main a[href="/formations"]:visible').first().click();
  await expect(page).toHaveURL(`${switchedOnOrigin}/formations`);
  await expect(banner(page)).toBeVisible();
  await settled(page);
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
});

test('refused: no further banner, and no third party', async ({ page }) => {
  await open(page, '/campus');
  await markDocument(page);
  await decide(page, 'refuser');
  await expect(banner(page)).toHaveCount(0);
  expect(await isMarkedDocument(page)).toBe(true);
  await open(page, '/formations');
  await settled(page);
  await open(page, '/');
  await settled(page);
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await cookieNames(page)).toEqual(['choix-cookies']);
});

test('accepted: the tag and the frames load, until the visitor withdraws', async ({ page }) => {
  await open(page, '/campus');
  await decide(page, 'accepter');
  await expect.poll(() => page.evaluate(() => 'tagged' in window)).toBe(true);
  await expectFrames(page);
  expect(asked).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-TEST12');

  await page.locator('footer a[href="/cookies"]').first().click();
  await expect(page.locator('input[value="measurement"]')).toBeChecked();
  await expectFrames(page);
  await pressChoice(page, 'refuser');
  await expect(page).toHaveURL(`${switchedOnOrigin}/campus`);
  await enhanced(page);
  asked.length = 0;
  await open(page, '/formations');
  await settled(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'tagged' in window)).toBe(false);
});

test('the origin of the visit is stored only after consent, on the page that the visit began with', async ({
  page,
}) => {
  await open(page, '/campus?utm_source=salon&utm_medium=stand', 'https://www.qwant.com/');
  expect(await cookieNames(page)).toEqual([]);
  await decide(page, 'accepter');
  await expect.poll(() => cookieNames(page)).toContain('origine-tracking');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'origine-tracking')?.value).toBe('salon');
  expect(cookies.find(({ name }) => name === 'utm_medium')?.value).toBe('stand');

  await page.goto(`${switchedOnOrigin}/cookies`);
  await pressChoice(page, 'refuser');
  await expect.poll(() => cookieNames(page)).toEqual(['choix-cookies']);
});

for (const [place, frame] of Object.entries(frames)) {
  test(`${place}: only its frame is shown after a press on its placeholder, without a shift of layout`, async ({
    page,
  }) => {
    await open(page, '/campus');
    const placeholder = page.locator(`${place} a`);
    await placeholder.scrollIntoViewIfNeeded();
    const room = await placeholder.boundingBox();
    await placeholder.click();
    await expect(page.frameLocator(`iframe[src="${frame}"]`).locator('p')).toHaveText('Tiers');
    expect(await page.locator(`${place} iframe`).boundingBox()).toEqual(room);
    expect(asked).toEqual([frame]);
  });
}

test('a video waits for its press, or plays at once after consent to videos', async ({ page }) => {
  await open(page, '/vie-etudiante');
  const play = page.locator('.video-play').first();
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await play.click();
  const player = page.locator('.video iframe').first();
  await expect(player).toBeFocused();
  // It is lazy: it gets the focus before it is loaded.
  await expect
    .poll(() => asked.map((address) => new URL(address).host))
    .toEqual(['www.youtube-nocookie.com']);

  await page.goto(`${switchedOnOrigin}/cookies`);
  await page.locator('input[value="videos"]').check();
  await pressChoice(page, 'choisir');
  await expect.poll(() => cookieNames(page)).toContain('choix-cookies');
  await open(page, '/vie-etudiante');
  await expect(page.locator('.video iframe').first()).toBeAttached();
});
