/**
 * Processes that a whole Chromium keeps beside each window: two renderers for the list below its address bar, a fifth
 * of a window's cost. The browser reads only one switch of this kind, so it repeats those of Playwright.
 *
 * `RenderDocument` makes each document's frame anew, and since Chromium 150 a new frame does not know that a test has
 * taken the network away: `navigator.onLine` is true there.
 */
const withoutFeatures = [
  'RenderDocument',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How the tests start their browser: Playwright's own, or the system's (`CHROMIUM_PATH`, set by tools/test.mjs). */
export const withPictures = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${withoutFeatures.join()}`,
  ],
};

/** A mouse, which Playwright says by the same switch: of two, the browser reads one. */
const mouse = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];

/**
 * Most tests look at pages whose hundreds of pictures would have to be converted first. Their space is reserved whether
 * they are loaded or not. Answering each with a stand-in would disable the browser's cache, and style sheets and fonts
 * would be loaded with every page.
 */
export const withoutPictures = {
  ...withPictures,
  args: [...withPictures.args, `--blink-settings=${['imagesEnabled=false', ...mouse].join()}`],
};
