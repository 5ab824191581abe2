import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClients } from '../http/clients';
import { requestIds } from './request-id';

const request = (remoteAddress: string, id?: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the name of a request', () => {
  const idOf = requestIds(createClients(['10.0.0.0/8']));

  it('is the proxy’s when the proxy is trusted', () => {
    expect(idOf(request('10.1.2.3', 'edge-0123456789'))).toBe('edge-0123456789');
    expect(idOf(request('::ffff:10.1.2.3', 'edge-0123456789'))).toBe('edge-0123456789');
  });

  it.each([
    ['203.0.113.9', 'edge-0123456789'],
    ['10.1.2.3', 'x\n{"forged":true}'],
    ['10.1.2.3', 'a'.repeat(65)],
    ['10.1.2.3', ''],
    ['10.1.2.3', undefined],
  ])('is our own, and a new one each time, for %s with %j', (address, id) => {
    const [first, second] = [idOf(request(address, id)), idOf(request(address, id))];
    expect(first).toMatch(/^[0-9a-f]{10}-\d+$/);
    expect(second).not.toBe(first);
  });
});
