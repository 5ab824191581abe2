// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setGrantedPurposes, useIsGranted } from '../granted-purposes';
import { currentChoice } from './current-choice';
import { sendChoice } from './send-choice';
import { loadTagManager } from './tag-manager';
import { visitStart } from './visit-start';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('parts of a page that wait for consent', () => {
  it('learn of it at once, and of its withdrawal', () => {
    const videos = renderHook(() => useIsGranted('videos'));
    expect(videos.result.current).toBe(false);
    act(() => setGrantedPurposes(['videos']));
    expect(videos.result.current).toBe(true);
    expect(renderHook(() => useIsGranted('frames')).result.current).toBe(false);
    act(() => setGrantedPurposes([]));
    expect(videos.result.current).toBe(false);
  });
});

describe('the banner’s form', () => {
  it('is sent as the browser would, with the button that was pressed, and outlives the page', async () => {
    // A redirect, of which a script sees nothing else.
    const fetch = vi.fn(async () => ({ type: 'opaqueredirect', status: 0 }));
    vi.stubGlobal('fetch', fetch);
    document.body.innerHTML = `<form action="/cookies" method="post"><input name="retour" value="/campus">
      <button name="choix" value="accepter">Oui</button><button name="choix" value="refuser">Non</button></form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    await sendChoice(form, form.querySelector<HTMLElement>('[value=refuser]'));
    const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(new URL(address).pathname).toBe('/cookies');
    expect(init).toMatchObject({ method: 'POST', keepalive: true, redirect: 'manual' });
    expect(String(init.body)).toBe('retour=%2Fcampus&choix=refuser');
    vi.stubGlobal('fetch', async () => new Response(null, { status: 429 }));
    await expect(sendChoice(form, null)).rejects.toThrow('429');
  });

  it('leaves the choice in the cookie, where it is read', () => {
    expect(currentChoice()).toBeNull();
    const day = new Date().toISOString().slice(0, 10);
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's answer would set it
    document.cookie = `choix-cookies=1:${day}:+videos`;
    expect(currentChoice()?.granted).toEqual(['videos']);
    // biome-ignore lint/suspicious/noDocumentCookie: taken back
    document.cookie = 'choix-cookies=; Max-Age=0';
  });
});

describe('the origin of a visit', () => {
  it('is the address of the document, path and query, and the page before it', () => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'navigation' ? [{ name: 'http://localhost:3000/campus?utm_source=salon#acces' } as never] : [],
    );
    expect(visitStart()).toEqual({ landing: '/campus?utm_source=salon', referrer: '' });
  });

  it('is unknown where the browser does not say', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(visitStart()).toBeNull();
  });
});

describe('the tag manager', () => {
  it('is loaded once a document, without holding it up, and knows when', () => {
    loadTagManager('GTM-AB&1');
    loadTagManager('GTM-AB&1');
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([
      ['https://www.googletagmanager.com/gtm.js?id=GTM-AB%261', true],
    ]);
    const { dataLayer } = window as unknown as { dataLayer: object[] };
    expect(dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  });
});
