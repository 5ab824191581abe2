import { describe, expect, it } from 'vitest';
import { mayReload } from './chunk-failure';

describe('a chunk that cannot be loaded', () => {
  it('makes the page load again', () => {
    expect(mayReload({ online: true, touched: false })).toBe(true);
  });

  it('never reloads over a form that somebody has begun', () => {
    expect(mayReload({ online: true, touched: true })).toBe(false);
  });

  it('does not turn a page into the browser’s offline page', () => {
    expect(mayReload({ online: false, touched: false })).toBe(false);
  });
});
