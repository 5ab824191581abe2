import { describe, expect, it } from 'vitest';
import { buildCrmUrl, type CrmLinkInput, ruleAgainst } from './crm-link';
import type { CrmTargets } from './crm-targets.server';

const anyHttps: CrmTargets = { allowedOrigins: null, allowsLoopback: false, demonstrationOrigins: null };
const built = (link: string, changes: Partial<CrmTargets> = {}, origin?: CrmLinkInput['origin']) =>
  buildCrmUrl({
    link,
    course: 'bts-gpn',
    campus: 'lyon',
    origin: origin ?? { source: 'ORGANIC_google', medium: 'organic' },
    targets: { ...anyHttps, ...changes },
  });
/** Throws for a link that is refused. */
const build = (...input: Parameters<typeof built>): string => {
  const found = built(...input);
  if ('refusedBy' in found) throw new Error(found.refusedBy);
  return found.url;
};

describe('the address a visitor leaves for', () => {
  it('adds course, campus and origin to the link’s own parameters', () => {
    const url = new URL(build('https://crm.example/form?id=7&lang=fr'));
    expect(url.origin + url.pathname).toBe('https://crm.example/form');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id: '7',
      lang: 'fr',
      campus: 'lyon',
      course: 'bts-gpn',
      'origine-tracking': 'ORGANIC_google',
      utm_source: 'ORGANIC_google',
      utm_medium: 'organic',
    });
  });

  it('has each value once, even if the link already had it', () => {
    const url = new URL(build('https://crm.example/?campus=nice&campus=metz&utm_source=x'));
    expect(url.searchParams.getAll('campus')).toEqual(['lyon']);
    expect(url.searchParams.getAll('utm_source')).toEqual(['ORGANIC_google']);
  });

  it('keeps the fragment and encodes the campaign’s values', () => {
    const url = build('https://crm.example/#form', {}, { source: 'a&b=c#d', medium: 'é' });
    expect(url).toContain('utm_source=a%26b%3Dc%23d');
    expect(url.endsWith('#form')).toBe(true);
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://crm.example/',
    'mailto:a@b.example',
    '//crm.example/',
    '/demo/crm',
    'crm.example',
    'https:crm.example',
    'https:crm.example/https://crm.example/',
    'https:///crm.example',
    'https:\\\\crm.example\\',
    'https://crm.example/\r\nX: y',
    `https://crm.example/${'x'.repeat(3000)}`,
  ])('refuses %j, which is not an address', (link) => {
    expect(built(link)).toEqual({ refusedBy: 'address' });
  });

  it.each(['https://user@crm.example/', 'https://user:secret@crm.example/', 'https://:secret@crm.example/'])(
    'refuses %s for its credentials',
    (link) => expect(built(link)).toEqual({ refusedBy: 'credentials' }),
  );

  it.each([
    ['a blank or a line break around it', '\n https://crm.example/f \r\n'],
    ['2048 characters', `https://crm.example/${'x'.repeat(2028)}`],
  ])('accepts a link with %s', (_name, link) => {
    expect(build(link)).toMatch(/^https:\/\/crm\.example\/[fx]+\?campus=lyon&course=bts-gpn&/);
  });

  it('stays within the configured origins', () => {
    const targets = {
      ...anyHttps,
      allowedOrigins: ['https://crm.example', 'http://crm.test:8080'],
      allowsLoopback: true,
    };
    expect(ruleAgainst('https://crm.example/a', targets)).toBeNull();
    expect(ruleAgainst('http://crm.test:8080/a', targets)).toBeNull();
    for (const link of [
      'https://crm.example:444/a',
      'https://crm.example.attacker.example/',
      'http://crm.example/',
      'http://localhost:3100/demo/crm',
    ])
      expect(ruleAgainst(link, targets), link).toBe('origin');
  });

  it('is http only between loopback addresses', () => {
    for (const link of ['http://localhost:3100/demo/crm', 'http://127.0.0.1/f']) {
      expect(ruleAgainst(link, { ...anyHttps, allowsLoopback: true })).toBeNull();
      expect(ruleAgainst(link, anyHttps)).toBe('http');
    }
    for (const link of ['http://crm.example/', 'http://localhost.attacker.example/', 'http://10.0.0.5/'])
      expect(ruleAgainst(link, { ...anyHttps, allowsLoopback: true }), link).toBe('http');
  });

  it.each([
    ...['localhost', 'LOCALHOST', 'localhost.', 'crm.localhost', 'localhost.localdomain', 'ip6-localhost'],
    ...['intranet', 'nas.local', 'crm.internal', 'box.home.arpa', 'nas.local.'],
    ...['127.0.0.1', '127.0.0.1.', '127.1', '127.8.9.10', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1'],
    ...['017700000001', '%31%32%37.0.0.1', '１２７.0.0.1', '127。0。0。1', '0.0.0.0', '0'],
    ...['[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
    ...['[64:ff9b::7f00:1]', '[64:ff9b::10.0.0.1]', '[2002:7f00:1::]', '[2002:a00:1::1]'],
    ...[
      '10.0.0.5',
      '10.5',
      '167772165',
      '0xa000005',
      '012.0.0.5',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
    ],
    ...['0xc0a80101', '[::ffff:192.168.1.1]', '[fc00::1]', '[fd12:3456::1]', '100.64.0.1'],
    ...[
      '169.254.169.254',
      '0xa9fea9fe',
      '[fe80::1]',
      '[::ffff:169.254.169.254]',
      '224.0.0.1',
      '255.255.255.255',
    ],
  ])('is never this machine or a private network: https://%s/', (host) => {
    expect(ruleAgainst(`https://${host}/f`, anyHttps)).toBe('local');
    expect(ruleAgainst(`https://${host}:8443/f`, { ...anyHttps, allowsLoopback: true })).toBe('local');
    expect(ruleAgainst(`http://${host}/f`, anyHttps)).toBe('http');
    const restricted = { ...anyHttps, allowedOrigins: ['https://crm.example'] };
    expect(ruleAgainst(`https://${host}/f`, restricted)).toBe('origin');
  });

  it.each([
    ...[
      'crm.example',
      'crm.example.',
      'localhost.attacker.example',
      '127.0.0.1.attacker.example',
      'local.fr',
    ],
    ...['9.255.255.255', '11.0.0.1', '172.32.0.1', '192.169.0.1', '169.253.0.1', '100.128.0.1', '8.8.8.8'],
    ...['[2001:db8::1]', '[2a01:cb00::1]', '[::ffff:8.8.8.8]'],
  ])('may be a host of the Internet: https://%s/', (host) => {
    expect(ruleAgainst(`https://${host}/f`, anyHttps)).toBeNull();
  });

  it('may be of a private network if CRM_ORIGINS names it', () => {
    const targets = { ...anyHttps, allowedOrigins: ['https://10.0.0.5:8443', 'https://crm.internal'] };
    for (const link of ['https://10.0.0.5:8443/f', 'https://0xa.5:8443/f', 'https://crm.internal/f'])
      expect(ruleAgainst(link, targets), link).toBeNull();
  });

  it('is a path if it belongs to the site, under any of its names', () => {
    const demonstrationOrigins = { linked: 'http://content.embedded', site: 'http://localhost:3000' };
    for (const origin of [demonstrationOrigins.linked, demonstrationOrigins.site])
      expect(
        build(`${origin}/demo/crm?action=brochure#a`, {
          demonstrationOrigins,
          allowedOrigins: ['https://crm.example'],
        }),
      ).toMatch(/^\/demo\/crm\?action=brochure&campus=lyon&course=bts-gpn&.*#a$/);
    expect(ruleAgainst('http://localhost:4000/demo/crm', { ...anyHttps, demonstrationOrigins })).toBe('http');
    expect(
      ruleAgainst('http://content.embedded.attacker.example/', { ...anyHttps, demonstrationOrigins }),
    ).toBe('http');
    // As a path it would be another site's address.
    expect(
      ruleAgainst('http://localhost:3000//attacker.example/', { ...anyHttps, demonstrationOrigins }),
    ).toBe('http');
  });
});
