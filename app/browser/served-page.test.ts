// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepServedPage } from './served-page';

const page =
  '<head><title>Campus</title></head><body><main id="contenu"><a href="/">Accueil</a></main></body>';
const stop = vi.fn();

beforeEach(() => {
  // Not the one that other tests of this process share.
  vi.stubGlobal('document', document.implementation.createHTMLDocument());
  document.documentElement.innerHTML = page;
  stop.mockReset();
  keepServedPage(stop);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** As React does: it removes the whole element and adds another. */
function replaceDocument(inner: string): HTMLElement {
  const other = document.createElement('html');
  other.innerHTML = inner;
  document.documentElement.remove();
  document.append(other);
  return other;
}

it('the document as it was served comes back when React leaves another that is not a page', async () => {
  const served = document.documentElement;
  served.dataset.enhanced = 'true';
  replaceDocument('<head><title>Application Error</title></head><body><pre>stack</pre></body>');
  await vi.waitFor(() => expect(document.documentElement).toBe(served));
  expect(stop).toHaveBeenCalledOnce();
  expect(document.title).toBe('Campus');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(served.getAttributeNames()).toEqual(['data-plain']);
});

it('is restored when React leaves nothing, even if React cannot be ended', async () => {
  stop.mockImplementation(() => {
    throw new Error('broken');
  });
  const served = document.documentElement;
  served.remove();
  await vi.waitFor(() => expect(document.documentElement).toBe(served));
});

it('is restored even when the missing API is needed here', async () => {
  const served = document.documentElement;
  document.querySelector = () => {
    throw new TypeError('document.querySelector is not a function');
  };
  served.remove();
  await vi.waitFor(() => expect(document.documentElement).toBe(served));
  expect(stop).toHaveBeenCalledOnce();
});

it('does not replace another page: a route’s error page, or a page rendered again', async () => {
  const other = replaceDocument('<head></head><body><main id="contenu">Oups</main></body>');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.documentElement).toBe(other);
  expect(stop).not.toHaveBeenCalled();
});
