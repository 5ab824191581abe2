import { describe, expect, it } from 'vitest';
import { readPanelLink, writePanelLink } from './panel-link';

const secret = 'a secret of the school';
const now = 1_790_000_000_000;
const link = { address: '/recherche?q=eau', status: 'draft' } as const;
const read = (address: string, at = now) =>
  readPanelLink(new URL(address, 'http://site').searchParams, at, secret);

describe('a link of the panel', () => {
  it('opens the page it was made for, draft or published, for five minutes', () => {
    expect(read(writePanelLink(link, now, secret))).toEqual(link);
    expect(read(writePanelLink({ ...link, status: 'published' }, now, secret))?.status).toBe('published');
    expect(read(writePanelLink(link, now, secret), now + 300_000)).toEqual(link);
    expect(read(writePanelLink(link, now, secret), now + 301_000)).toBeNull();
    expect(read(writePanelLink(link, now, secret), now - 301_000)).toBeNull();
  });

  it('opens no other page', () => {
    const made = writePanelLink(link, now, secret);
    for (const forged of [
      made.replace('eau', 'air'),
      made.replace('draft', 'published'),
      made.replace(/jeton=\d/, 'jeton=2'),
      made.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      made.replace(/jeton=.*/, ''),
      writePanelLink(link, now, 'another secret'),
      writePanelLink({ ...link, address: 'https://evil.example/' }, now, secret),
      writePanelLink({ ...link, address: '//evil.example' }, now, secret),
    ])
      expect(read(forged)).toBeNull();
  });

  it('equals the output of Strapi’s handler for the same three lines', async () => {
    const { createHmac } = await import('node:crypto');
    const time = String(now / 1000);
    const signature = createHmac('sha256', secret).update(`${time}\ndraft\n/campus/lyon`).digest('hex');
    const query = new URLSearchParams({
      retour: '/campus/lyon',
      statut: 'draft',
      jeton: `${time}.${signature}`,
    });
    expect(read(`/login?${query}`)).toEqual({ address: '/campus/lyon', status: 'draft' });
  });
});
