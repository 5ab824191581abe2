/** A page that arrives piece by piece on a slow line: what a visitor already reads does not move. */
import { expect, test } from './fixtures';
import { layoutShift, watchLayoutShifts } from './layout-shifts';
import { screens } from './templates';

const bytesPerSecond = 8_000;

for (const [screen, size] of Object.entries(screens))
  for (const address of ['/', '/formations/bts-gemeau', '/campus/lyon', '/agenda'])
    test(`${address} does not move on a ${screen} while the rest of it arrives`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(size);
      // The files of the site are there, so only the document is slow.
      await page.goto(address);
      await watchLayoutShifts(page);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
      // With a parameter, so that the document is not the browser's own copy.
      await page.goto(`${address}?utm_source=lettre`, { waitUntil: 'domcontentloaded' });
      expect(await layoutShift(page)).toBeLessThan(0.01);
      await devtools.detach();
    });
