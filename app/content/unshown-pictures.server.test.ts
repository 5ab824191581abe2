import { describe, expect, it } from 'vitest';
import { leaveOut, retryUnshown, unshownRevision, whyUnshown } from './unshown-pictures.server';

const minute = 60_000;
/** Content has to be read again exactly when a step says that something has changed. */
function readsAnew(step: () => boolean): boolean {
  const before = unshownRevision();
  const said = step();
  expect(unshownRevision() !== before).toBe(said);
  return said;
}

describe('a picture that cannot be shown', () => {
  it('whose file is missing is tried again after five minutes', () => {
    expect(whyUnshown('/uploads/cachee-a.jpg')).toBeNull();
    expect(readsAnew(() => leaveOut('/uploads/cachee-a.jpg', 'missing', 0))).toBe(true);
    expect(whyUnshown('/uploads/cachee-a.jpg')).toBe('missing');
    expect(readsAnew(() => leaveOut('/uploads/cachee-a.jpg', 'missing', 5 * minute - 1))).toBe(false);
    expect(readsAnew(() => retryUnshown(5 * minute - 1))).toBe(false);
    expect(whyUnshown('/uploads/cachee-a.jpg')).toBe('missing');
    expect(readsAnew(() => retryUnshown(5 * minute))).toBe(true);
    expect(whyUnshown('/uploads/cachee-a.jpg')).toBeNull();
    expect(readsAnew(() => retryUnshown(5 * minute))).toBe(false);
  });

  it('whose file cannot be read is tried again after an hour, alone', () => {
    leaveOut('/uploads/cachee-broken.jpg', 'broken', 0);
    leaveOut('/uploads/cachee-missing.jpg', 'missing', 0);
    expect(retryUnshown(59 * minute)).toBe(true);
    expect([whyUnshown('/uploads/cachee-broken.jpg'), whyUnshown('/uploads/cachee-missing.jpg')]).toEqual([
      'broken',
      null,
    ]);
    expect(retryUnshown(60 * minute)).toBe(true);
    expect(whyUnshown('/uploads/cachee-broken.jpg')).toBeNull();
  });

  it('is new again when it fails after its time', () => {
    leaveOut('/uploads/cachee-b.jpg', 'missing', 0);
    expect(readsAnew(() => leaveOut('/uploads/cachee-b.jpg', 'broken', 5 * minute))).toBe(true);
    expect(whyUnshown('/uploads/cachee-b.jpg')).toBe('broken');
    retryUnshown(Number.MAX_SAFE_INTEGER);
  });
});
