/** How the tests start their browser: Playwright's own, or the system's (`CHROMIUM_PATH`, set by tools/test.mjs). */
export const chromium = {
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/**
 * The same without pictures, for tests that go over hundreds of pages. Answering each picture with a stand-in
 * would switch the browser's cache off, and style sheets and fonts would be fetched with every page.
 */
export const withoutPictures = {
  ...chromium.launchOptions,
  args: [...chromium.launchOptions.args, '--blink-settings=imagesEnabled=false'],
};
