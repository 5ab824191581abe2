import { describe, expect, it } from 'vitest';
import { parseLegacyRules } from '../addresses/legacy-rules';
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
    '/formation/jean.dupont',
    '/formation/06-12-34-56-78',
    '/formation/4f8a1c0b99d2e7',
    `/formation/${'a'.repeat(200)}`,
  ])('%s does not, and stays out of the log', (path) => {
    expect(lost().note(path)).toBeNull();
  });

  it('is counted by kind: no input becomes a series', () => {
    const addresses = lost();
    for (const path of ['/nos-valeurs', '/Nos-Valeurs', '/contact.html', '/formation/bts-oublie'])
      addresses.note(path);
    for (let count = 0; count < 1000; count += 1) addresses.note(`/formation/invented-${count}`);
    const counted = [...addresses.counts].filter(([, count]) => count > 0);
    expect(counted).toEqual(
      expect.arrayContaining([
        ['(root)', 2],
        ['(file)', 1],
        ['/formation', 1001],
      ]),
    );
    expect(counted).toHaveLength(3);
    expect([...addresses.counts.keys()]).toEqual([...lost().counts.keys()]);
  });
});
