import { describe, expect, it } from 'vitest';
import { clientAddress, trustedProxies } from './client-address';

describe('who asks', () => {
  const proxies = trustedProxies(['10.0.0.0/8', '::1']);

  it('is the socket’s address; nobody else’s word counts', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', proxies)).toBe('203.0.113.7');
    expect(clientAddress('::ffff:203.0.113.7', undefined, trustedProxies([]))).toBe('203.0.113.7');
  });

  it('is the nearest stranger a trusted proxy saw', () => {
    expect(clientAddress('10.0.0.2', '1.2.3.4, 198.51.100.1, 10.0.0.9', proxies)).toBe('198.51.100.1');
    expect(clientAddress('::1', '198.51.100.1', proxies)).toBe('198.51.100.1');
    expect(clientAddress('10.0.0.2', 'nonsense', proxies)).toBe('10.0.0.2');
  });
});
