import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSignatures } from './signature';

const secret = 'a secret of the school';
const now = 1_790_000_000;
const body = Buffer.from('{"event":"entry.update"}');
const sign = (time: number, text: Buffer | string = body, key = secret) =>
  `t=${time},v1=${createHmac('sha256', key).update(`${time}.`).update(text).digest('hex')}`;

describe('signed messages', () => {
  const accepts = (header: string | undefined, text = body) =>
    createSignatures(secret, () => now * 1000).accepts(header, text);

  it('are accepted within five minutes of the clock', () => {
    for (const time of [now, now - 300, now + 300]) expect(accepts(sign(time))).toBe(true);
    for (const time of [now - 301, now + 301, 0]) expect(accepts(sign(time))).toBe(false);
  });

  it('are refused with another secret, body or time', () => {
    expect(accepts(sign(now, body, 'another secret'))).toBe(false);
    expect(accepts(sign(now), Buffer.from('{"event":"entry.delete"}'))).toBe(false);
    expect(accepts(sign(now).replace(String(now), String(now + 1)))).toBe(false);
  });

  it.each([
    undefined,
    '',
    'v1=abc',
    't=,v1=',
    `t=${now}`,
    `t=${now},v1=${'0'.repeat(63)}`,
    `t=-1,v1=${'0'.repeat(64)}`,
  ])('are refused as %s', (header) => expect(accepts(header)).toBe(false));

  it('are accepted once', () => {
    const signatures = createSignatures(secret, () => now * 1000);
    expect(signatures.accepts(sign(now), body)).toBe(true);
    expect(signatures.accepts(sign(now), body)).toBe(false);
    expect(signatures.accepts(sign(now - 1), body)).toBe(true);
  });
});
