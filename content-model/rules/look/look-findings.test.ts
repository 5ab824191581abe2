/** A finding about an unreadable colour names the nearest readable one. */
import { describe, expect, it } from 'vitest';
import { contrast } from './colour';
import { lookFindings } from './look-findings';

const told = (look: unknown) =>
  lookFindings('réglages', { look }).map(({ field, message }) => [field, message]);

describe('the look of a school', () => {
  it('needs nothing, and may be any colour on which white can be read', () => {
    expect(told(undefined)).toEqual([]);
    expect(told(null)).toEqual([]);
    expect(told({ accent: null, ground: '' })).toEqual([]);
    expect(told({ accent: ' #1D4ED8 ', ground: '#172554' })).toEqual([]);
  });

  it('is refused a colour that is too light, with one that is not', () => {
    const found = told({ accent: '#ffd500', ground: '#9ca3af' });
    expect(found.map(([field]) => field)).toEqual(['look.accent', 'look.ground']);
    for (const [, message = ''] of found) {
      const nearest = /convient\u00a0: (#[0-9a-f]{6})\./.exec(message)?.[1] ?? '#ffffff';
      expect(contrast(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
    expect(found[0]?.[1]).toContain('1,4 pour 1');
  });

  it('may be light on a dark ground of its own', () => {
    expect(told({ accent: '#ffd500', ground: '#1c1917' })).toEqual([]);
    expect(told({ accent: '#ffd500', ground: '#767676' })).toHaveLength(1);
  });

  it('is reported if a value is not a colour', () => {
    expect(told({ accent: 'bleu' })).toEqual([['look.accent', expect.stringContaining('#1d4ed8')]]);
    expect(told({ accent: '#12345' })).toHaveLength(1);
  });

  it('is nowhere said to be that of links, which have the colour of their text', () => {
    const messages = told({ accent: '#ffd500', ground: '#9ca3af' }).map(([, message]) => message);
    expect(messages.join()).not.toMatch(/\bliens?\b/);
  });

  it('refuses by law, so that the settings are not kept', () => {
    const severities = lookFindings('réglages', { look: { accent: '#ffd500' } }).map(
      ({ severity }) => severity,
    );
    expect(severities).toEqual(['duty']);
  });
});
