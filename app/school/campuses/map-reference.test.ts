import { describe, expect, it } from 'vitest';
import { mapReference } from './map-reference';

describe('the reference of a place', () => {
  it('is noted in French, with hemispheres', () => {
    const read = (latitude: number, longitude: number) =>
      mapReference({ latitude, longitude }).replaceAll('\u00a0', ' ');
    expect(read(45.764, 4.8357)).toBe('45,76° N · 4,84° E');
    expect(read(48.3904, -4.4861)).toBe('48,39° N · 4,49° O');
    expect(read(-20.8789, 55.4481)).toBe('20,88° S · 55,45° E');
  });
});
