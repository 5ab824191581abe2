import { beforeEach, describe, expect, it } from 'vitest';
import { ContentInvalid, ContentUnavailable } from '../calls/errors';
import { createMissingRights, type MissingRights } from './missing-rights';

let now: number;
let warned: Record<string, unknown>[];
let rights: MissingRights;
const forbidden = () => new ContentUnavailable('answered 403', { answered: 403 });
const thrown = (path: string) => {
  try {
    rights.throwWhileRefused(path);
    return null;
  } catch (error) {
    return error as ContentUnavailable;
  }
};

beforeEach(() => {
  now = 1_000_000;
  warned = [];
  rights = createMissingRights(
    () => now,
    { warn: (fields) => void warned.push(fields) },
    () => 0,
  );
});

describe('a collection the account may not read', () => {
  it('is left alone for a while, its entries and lists alike, and no other', () => {
    const refusal = rights.note('/events/portes-ouvertes', forbidden()) as ContentUnavailable;
    expect(refusal.errorText).toContain('/events');
    expect(thrown('/events')).toMatchObject({ answered: 403 });
    expect(thrown('/events/autre')?.retryAfterSeconds).toBeGreaterThan(0);
    expect(thrown('/campuses')).toBeNull();
  });

  it('is asked again when its pause is over, and ever less often', () => {
    const pause = () => {
      const { retryAfterSeconds = 0 } = rights.note('/events', forbidden()) as ContentUnavailable;
      now += retryAfterSeconds * 1000 - 1;
      expect(thrown('/events')).not.toBeNull();
      now += 1;
      expect(thrown('/events')).toBeNull();
      return retryAfterSeconds;
    };
    const pauses = [pause(), pause(), pause()];
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(new Set(pauses).size).toBe(3);
  });

  it('is read as before once it answers, and logged once for each new refusal', () => {
    rights.note('/events', forbidden());
    rights.note('/events', forbidden());
    expect(warned).toEqual([{ path: '/events', why: 'answered 403' }]);
    expect(rights.note('/events')).toBeUndefined();
    expect(thrown('/events')).toBeNull();
    rights.note('/events', forbidden());
    expect(warned).toHaveLength(2);
  });

  it('tells how long it is left alone, from the pause’s whole length to nothing', () => {
    const { retryAfterSeconds = 0 } = rights.note('/events', forbidden()) as ContentUnavailable;
    expect(retryAfterSeconds).toBeGreaterThan(0.1);
    expect(retryAfterSeconds).toBeLessThanOrEqual(1);
    now += 100;
    expect(thrown('/events')?.retryAfterSeconds).toBeCloseTo(retryAfterSeconds - 0.1);
  });

  it('begins with the shortest pause again once it has answered', () => {
    const first = rights.note('/events', forbidden()) as ContentUnavailable;
    rights.note('/events', forbidden());
    rights.note('/events');
    expect(rights.note('/events', forbidden())).toMatchObject({ retryAfterSeconds: first.retryAfterSeconds });
  });

  it('is not what another failure means', () => {
    const away = new ContentUnavailable('answered 502', { answered: 502 });
    const invalid = new ContentInvalid('answered 400', { answered: 400 });
    expect(rights.note('/events', away)).toBe(away);
    expect(rights.note('/events', invalid)).toBe(invalid);
    expect(thrown('/events')).toBeNull();
    expect(warned).toEqual([]);
  });
});
