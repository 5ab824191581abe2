import { describe, expect, it } from 'vitest';
import { parseLegacyRules } from '../legacy-rules';
import { lostAddresses } from './lost-addresses';

const rules = parseLegacyRules('/formation/bts-gemeau -> /formations/bts-gemeau\n/vae -> /integrer-iet/vae');
const lost = () => lostAddresses(rules);

describe('a 404', () => {
  it.each([
    '/formation/bts-oublie',
    '/nos-valeurs',
    '/contact.html',
    '/Plaquette.pdf',
    '/2017/03/une-nouvelle',
  ])('%s looks like an address of the old site', (path) => {
    expect(lost().note(path)).toBe(path.toLowerCase());
  });

  it.each([
    '/wp-login.php',
    '/wp-admin/setup-config.php',
    '/.git/config',
    '/.env',
    '/api/v1/users',
    '/xyz',
    '/formation/jeanne@ecole.example',
    '/formation/%20x',
    `/formation/${'a'.repeat(200)}`,
  ])('%s does not, and stays out of the log', (path) => {
    expect(lost().note(path)).toBeNull();
  });

  it('is counted by path', () => {
    const addresses = lost();
    for (const path of ['/nos-valeurs', '/Nos-Valeurs', '/contact.html']) addresses.note(path);
    expect([...addresses.counts]).toEqual([
      ['/nos-valeurs', 2],
      ['/contact.html', 1],
    ]);
  });

  it('invented a thousand times makes no thousand series, and pushes out none that is asked for often', () => {
    const addresses = lost();
    for (let time = 0; time < 5; time += 1) addresses.note('/nos-valeurs');
    for (let count = 0; count < 1000; count += 1) addresses.note(`/invented-${count}`);
    expect(addresses.counts.size).toBeLessThanOrEqual(101);
    expect(addresses.counts.get('/nos-valeurs')).toBe(5);
    expect([...addresses.counts.values()].reduce((sum, count) => sum + count, 0)).toBe(1005);
  });
});
