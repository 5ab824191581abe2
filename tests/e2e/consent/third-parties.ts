/** Intercepts requests to third parties; none reaches the network. */
import type { BrowserContext } from 'playwright/test';

const thirdPartyPage = '<!doctype html><html lang="fr"><title>Tiers</title><p>Tiers</p>';

/** @returns the addresses requested, growing */
export async function recordThirdParties(context: BrowserContext, origin: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url());
      const script = route.request().resourceType() === 'script';
      return route.fulfill(
        script
          ? { contentType: 'text/javascript', body: 'window.tagged = true;' }
          : { contentType: 'text/html', body: thirdPartyPage },
      );
    },
  );
  return asked;
}
