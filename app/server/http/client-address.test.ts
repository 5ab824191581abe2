import { describe, expect, it } from 'vitest';
import { isAddressRange } from '~/base/address-range';
import { clientNetwork, trustedProxies } from './client-address';

const proxies = trustedProxies(['10.0.0.0/8', '::1']);
const none = trustedProxies([]);

describe('the address of a client', () => {
  it('is the socket’s address; untrusted headers are ignored', () => {
    expect(clientNetwork('203.0.113.7', '198.51.100.1', proxies)).toBe('203.0.113.7');
  });

  it('is the nearest untrusted address in a trusted proxy’s header', () => {
    expect(clientNetwork('10.0.0.2', '1.2.3.4, 198.51.100.1, 10.0.0.9', proxies)).toBe('198.51.100.1');
    expect(clientNetwork('::1', '198.51.100.1', proxies)).toBe('198.51.100.1');
    expect(clientNetwork('10.0.0.2', 'nonsense', proxies)).toBe('10.0.0.2');
    expect(clientNetwork(undefined, undefined, proxies)).toBe('unknown');
  });

  it.each([
    '203.0.113.7',
    '203.0.113.7:4711',
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '::ffff:cb00:7107',
    '[::ffff:203.0.113.7]:80',
    ' 203.0.113.7 ',
  ])('is one visitor, spelt %j', (spelling) => {
    expect(clientNetwork('10.0.0.2', spelling, proxies)).toBe('203.0.113.7');
  });

  it.each([
    '2001:db8:1:2::1',
    '2001:DB8:1:2:ffff::9',
    '2001:0db8:0001:0002:0:0:0:8',
    '[2001:db8:1:2::1]:443',
    '[2001:db8:1:2::7]',
    '2001:db8:1:2::1%eth0',
  ])('is one visitor for a whole IPv6 network, as %j', (spelling) => {
    expect(clientNetwork('10.0.0.2', spelling, proxies)).toBe('2001:db8:1:2::/64');
    expect(clientNetwork(spelling, undefined, none)).toBe('2001:db8:1:2::/64');
  });

  it('is another visitor in the next network', () => {
    expect(clientNetwork('2001:db8:1:3::1', undefined, none)).toBe('2001:db8:1:3::/64');
    expect(clientNetwork('2001:db8::1', undefined, none)).toBe('2001:db8:0:0::/64');
    expect(clientNetwork('fe80::1', undefined, none)).toBe('fe80:0:0:0::/64');
  });

  it('knows a proxy in every spelling', () => {
    expect(clientNetwork('::ffff:10.1.2.3', '198.51.100.1', proxies)).toBe('198.51.100.1');
    expect(clientNetwork('10.0.0.2', '198.51.100.1, [::ffff:a00:9]:80', proxies)).toBe('198.51.100.1');
  });
});

describe('a range of addresses', () => {
  it.each(['10.0.0.0/8', '10.1.2.3', '::1', 'fd00::/8', '2001:db8::/128'])('%s is one', (text) =>
    expect(isAddressRange(text)).toBe(true),
  );
  it.each(['999.1.1.1', '10.0.0.0/33', '10.0.0.0/', '::/129', '10.0.0.0/8/8', 'proxy', ''])(
    '%j is invalid',
    (text) => expect(isAddressRange(text)).toBe(false),
  );
});
