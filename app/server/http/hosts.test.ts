import { describe, expect, it } from 'vitest';
import { hasOneHost, hostIsAllowed, hostsOf } from './hosts';

describe('hosts', () => {
  const hosts = hostsOf('https://www.ecole.example');

  it('accepts its own name, with and without www', () => {
    expect(hostIsAllowed('www.ecole.example', hosts)).toBe(true);
    expect(hostIsAllowed('ECOLE.example', hosts)).toBe(true);
    expect(hostIsAllowed('ecole.example:80', hosts)).toBe(true);
    expect(hostIsAllowed('www.ecole.example:443', hosts)).toBe(true);
    expect(hostIsAllowed('www.ecole.example.', hosts)).toBe(true);
    expect(hostIsAllowed('ecole.example.:443', hosts)).toBe(true);
    expect(hostIsAllowed('ecole.example:8080', hostsOf('http://ecole.example:8080'))).toBe(true);
    expect(hostIsAllowed('ecole.example:80', hostsOf('http://ecole.example:8080'))).toBe(false);
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'www.ecole.example:6666',
    'www.ecole.example..',
    '.',
    'evil.example:80',
    'www.ecole.example:80:443',
    'www.ecole.example:80:443:80',
    'www.ecole.example/admin?x=',
    'a@www.ecole.example',
  ])('refuses %j', (host) => expect(hostIsAllowed(host, hosts)).toBe(false));

  it('accepts only loopback while no origin is configured', () => {
    expect(hostIsAllowed('localhost:3000', null)).toBe(true);
    expect(hostIsAllowed('127.0.0.1:4173', null)).toBe(true);
    expect(hostIsAllowed('[::1]:3000', null)).toBe(true);
    expect(hostIsAllowed('example.org', null)).toBe(false);
  });

  it('accepts one host, in upper or lower case', () => {
    expect(hasOneHost(['Host', 'a', 'Accept', 'host'])).toBe(true);
    expect(hasOneHost(['Host', 'a', 'hOST', 'a'])).toBe(false);
  });
});
