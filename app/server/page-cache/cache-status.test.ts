import { describe, expect, it } from 'vitest';
import { hitStatus, missStatus } from './cache-status';

describe('Cache-Status (RFC 9211)', () => {
  it('a hit with the seconds it stays fresh, negative when it is stale', () => {
    expect(hitStatus(42, null)).toBe('site; hit; ttl=42');
    expect(hitStatus(-7, null)).toBe('site; hit; ttl=-7');
  });

  it('a stale page because its refresh failed, and how', () => {
    expect(hitStatus(-7, 503)).toBe('site; fwd=stale; fwd-status=503; ttl=-7');
    expect(hitStatus(7, 503), 'fresh again').toBe('site; hit; ttl=7');
  });

  it('a miss, whether it is kept and whether it was shared', () => {
    expect(missStatus(200, true, false)).toBe('site; fwd=miss; fwd-status=200; stored');
    expect(missStatus(200, true, true)).toBe('site; fwd=miss; fwd-status=200; stored; collapsed');
    expect(missStatus(503, false, false)).toBe('site; fwd=miss; fwd-status=503');
  });
});
