// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterPopIn, isSamePage, onTraversal, popInOf } from './pop-in-history';

beforeEach(() => history.replaceState({ key: 'router', idx: 3 }, '', '/formations'));

describe('the pop-in’s entry of the history', () => {
  it('is a new one, at the same address, that keeps the router’s own state', () => {
    const push = vi.spyOn(history, 'pushState');
    enterPopIn('/crm/brochure?course=bts-gpn');
    expect(push).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({ key: 'router', idx: 3, popIn: '/crm/brochure?course=bts-gpn' });
    expect(location.pathname).toBe('/formations');
  });

  it('replaces another page without a new history entry', () => {
    enterPopIn('/crm/brochure');
    const entries = history.length;
    const written = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')];
    enterPopIn('/crm/brochure');
    for (const write of written) expect(write).not.toHaveBeenCalled();
    enterPopIn('/crm/contact');
    expect(popInOf(history.state)).toBe('/crm/contact');
    expect(history.state.key).toBe('router');
    expect(history.length).toBe(entries);
    expect(location.pathname).toBe('/formations');
  });

  it.each([null, {}, { key: 'x' }, { popIn: 7 }, { popIn: null }])('refuses %j', (state) => {
    expect(popInOf(state)).toBeNull();
  });
});

describe('an entry of the same page', () => {
  const place = { key: 'k1', pathname: '/formations', search: '?q=eau', hash: '#liste' };
  const address = { pathname: '/formations', search: '?q=eau', hash: '#liste' } as Location;

  it('has the router’s key and its address', () => {
    expect(isSamePage({ key: 'k1' }, address, place)).toBe(true);
    expect(isSamePage({ key: 'k2' }, address, place)).toBe(false);
    for (const change of [{ pathname: '/campus' }, { search: '' }, { hash: '' }]) {
      expect(isSamePage({ key: 'k1' }, { ...address, ...change }, place)).toBe(false);
    }
  });

  it('is the router’s first if it has no key yet', () => {
    for (const state of [null, {}]) {
      expect(isSamePage(state, address, { ...place, key: 'default' })).toBe(true);
      expect(isSamePage(state, address, place)).toBe(false);
    }
  });
});

describe('Back and Forward', () => {
  it('reach one listener, until it stops listening', () => {
    const go = () => window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const heard = vi.fn();
    go();
    const stop = onTraversal(heard);
    go();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0]).toBeInstanceOf(PopStateEvent);
    stop();
    go();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
