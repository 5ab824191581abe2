import { describe, expect, it } from 'vitest';
import { createReloadGuard } from './reload-guard';

const start = 1_800_000_000_000;

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the reload after a failed chunk', () => {
  it('happens at most once in 60 seconds', () => {
    const storage = tab();
    const guard = createReloadGuard(() => storage);
    expect(guard.take(start)).toBe(true);
    expect(guard.take(start + 1)).toBe(false);
    expect(guard.take(start + 59_999)).toBe(false);
    expect(guard.take(start + 60_000)).toBe(true);
    expect(guard.take(start + 119_999)).toBe(false);
  });

  it('is remembered by the tab, not by the page that was reloaded', () => {
    const storage = tab();
    expect(createReloadGuard(() => storage).take(start)).toBe(true);
    const afterReload = createReloadGuard(() => storage);
    expect(afterReload.isClosed(start + 500)).toBe(true);
    expect(afterReload.take(start + 500)).toBe(false);
    expect(afterReload.isClosed(start + 60_000)).toBe(false);
  });

  it('never happens if it could not be counted', () => {
    const guard = createReloadGuard(() => {
      throw new DOMException('storage is blocked', 'SecurityError');
    });
    expect(guard.take(start)).toBe(false);
    expect(guard.isClosed(start)).toBe(false);
  });

  it.each([String(start + 3_600_000), 'NaN', '', 'broken'])(
    'is not held back for ever by a clock that was set back, or by a broken note: %j',
    (note) => {
      const storage = tab();
      storage.setItem('reload-guard', note);
      expect(createReloadGuard(() => storage).take(start)).toBe(true);
    },
  );
});
