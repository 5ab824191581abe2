import { beforeEach, describe, expect, it } from 'vitest';
import { createFailedOriginals, type FailedOriginals, type OriginalFailure } from './failed-originals.server';
import { ImageNotFound, ImageUnavailable } from './image-source.server';

const [second, minute] = [1000, 60_000];
let now: number;
let told: string[];
let failed: FailedOriginals;
beforeEach(() => {
  now = 1_000_000;
  told = [];
  failed = createFailedOriginals(
    () => now,
    (path, why, reason) => told.push(`${path} ${why}: ${reason}`),
  );
});

const missing = (): OriginalFailure => ({
  error: new ImageNotFound('answered 404'),
  why: 'missing',
  lostOver: null,
  isKilled: false,
});
const away = (): OriginalFailure => ({ ...missing(), error: new ImageUnavailable('no answer'), why: null });
const lost = (text: string, isKilled: boolean): OriginalFailure => ({
  error: new ImageUnavailable('it ended'),
  why: 'broken',
  lostOver: Buffer.from(text),
  isKilled,
});

const isRefused = (path: string, text?: string): boolean => {
  try {
    failed.refuse(path);
    if (text !== undefined) failed.refuseSame(path, Buffer.from(text));
    return false;
  } catch {
    return true;
  }
};
/** Fails for so long, whenever it is tried again. @returns how often it was tried */
function failFor(path: string, milliseconds: number, failure: () => OriginalFailure): number {
  const end = now + milliseconds;
  let tries = 0;
  for (; now < end; now += 100) {
    if (isRefused(path)) continue;
    tries += 1;
    failed.note(path, failure());
  }
  return tries;
}
/** Milliseconds until it is tried again. */
function pause(path: string): number {
  const since = now;
  while (isRefused(path)) now += 100;
  return now - since;
}

describe('an original that failed', () => {
  it.each([
    ['missing', missing],
    ['its host away', away],
    ['the converter lost', () => lost('a photograph', false)],
  ])('(%s) is tried again within seconds, however long the failure lasts', (_case, failure) => {
    for (const outage of [1, 3 * second, 20 * second, 60 * minute]) {
      failFor('/uploads/a.jpg', outage, failure);
      expect(pause('/uploads/a.jpg')).toBeLessThanOrEqual(4 * second);
      failed.recover('/uploads/a.jpg');
    }
  });

  it('fails once for all that ask at the same time', () => {
    for (let size = 0; size < 21; size += 1) failed.note('/uploads/a.jpg', missing());
    expect(pause('/uploads/a.jpg')).toBe(second);
  });

  it('is tried again at once when another of its host is shown again', () => {
    for (const path of ['/uploads/a.jpg', '/uploads/b.jpg', '/~cdn.example/c.jpg'])
      failed.note(path, missing());
    failed.recover('/uploads/a.jpg');
    expect(['/uploads/b.jpg', '/~cdn.example/c.jpg'].map((path) => isRefused(path))).toEqual([false, true]);
  });

  it('is missing after minutes if its host sends other files: one try a minute, and a report', () => {
    failFor('/uploads/a.jpg', minute, missing);
    failed.recover('/uploads/b.jpg');
    expect(told).toEqual([]);
    failFor('/uploads/a.jpg', 2 * minute, missing);
    expect(told[0]).toBe('/uploads/a.jpg missing: answered 404');
    expect(failFor('/uploads/a.jpg', 60 * minute, missing)).toBeLessThanOrEqual(60);
    const error = missing();
    pause('/uploads/a.jpg');
    failed.note('/uploads/a.jpg', error);
    expect(error.error).toMatchObject({ isLasting: true });
  });

  it('hours ago, and again now, is reported, and still tried again within seconds', () => {
    failed.note('/uploads/a.jpg', missing());
    now += 60 * minute;
    failed.recover('/uploads/b.jpg');
    now += 60 * minute;
    failed.note('/uploads/a.jpg', missing());
    expect(told).toHaveLength(1);
    expect(pause('/uploads/a.jpg')).toBeLessThanOrEqual(4 * second);
  });

  it('is reported after minutes if its whole host fails; a lost converter is not reported, since all files fail', () => {
    failFor('/uploads/a.jpg', 3 * minute, missing);
    failFor('/uploads/b.jpg', 3 * minute, () => lost('a photograph', false));
    expect(new Set(told)).toEqual(new Set(['/uploads/a.jpg missing: answered 404']));
  });
});

describe('bytes over which the converter', () => {
  it('was killed are not tried again, only others', () => {
    failed.note('/uploads/a.svg', lost('a drawing', true));
    expect(told).toEqual(['/uploads/a.svg broken: it ended']);
    for (let hour = 0; hour < 24; hour += 1) {
      now += 60 * minute;
      expect(isRefused('/uploads/a.svg', 'a drawing')).toBe(true);
    }
    now += minute;
    failed.note('/uploads/a.svg', missing());
    now += minute;
    expect(isRefused('/uploads/a.svg', 'a drawing'), 'after a bad moment of its host').toBe(true);
    now += minute;
    expect(isRefused('/uploads/a.svg', 'another drawing')).toBe(false);
  });

  it('was lost for minutes, while it converted others, are not tried again either', () => {
    const crash = () => lost('a photograph', false);
    failFor('/uploads/a.jpg', minute, crash);
    failed.recover('/uploads/b.jpg');
    failFor('/uploads/a.jpg', 2 * minute, crash);
    now += 60 * minute;
    expect(isRefused('/uploads/a.jpg', 'a photograph')).toBe(true);
    expect(told).toHaveLength(1);
  });
});
