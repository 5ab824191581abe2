/** The site's reading of its settings from the content service. */
import { describe, expect, it } from 'vitest';
import { createRig } from '../../tests/contract/service';
import { fallbackSettings, findSettings } from './settings.server';
import { settingsOrFallback } from './settings-or-fallback.server';

/** The service as it is, but with another answer at one path. */
const answering = (path: string, data: unknown) =>
  createRig({
    spoil: async (request, response) =>
      new URL(request.url).pathname === `/api${path}` ? Response.json({ data }) : response,
  }).content;
const settingsWith = (changes: object) =>
  findSettings(answering('/users/me', { schools: [{ name: 'IET' }], ...changes }));

describe('the settings', () => {
  it('are empty without the editors’ values, and use the school’s name', async () => {
    const { school, ...rest } = await settingsWith({});
    expect(rest).toEqual({ ...fallbackSettings, school: undefined, title: 'IET', siteName: 'IET' });
    expect(school).toEqual({ name: 'IET', legalName: null, phone: null, address: null, logo: null });
  });

  it('use the site’s title if it has no name', async () => {
    expect(await settingsWith({ title: 'École IET' })).toMatchObject({ siteName: 'École IET' });
    expect(await settingsWith({ title: 'École IET', siteName: 'IET' })).toMatchObject({
      title: 'École IET',
      siteName: 'IET',
    });
  });

  it('are of the first school, with its telephone', async () => {
    const schools = [{ name: 'IET', phone: { number: '03 53 01 26 26' } }, { name: 'Autre' }];
    const { school } = await settingsWith({ schools });
    expect([school.name, school.phone?.replace(/\s/g, ' ')]).toEqual(['IET', '03 53 01 26 26']);
  });

  it('hold the networks that are shown, that the site knows, and that lead somewhere safe', async () => {
    const social = [
      { id: 1, type: 'Instagram', url: 'https://instagram.example/iet' },
      { id: 2, type: 'Discord', url: 'https://discord.example/iet', visible: false },
      { id: 3, type: 'Myspace', url: 'https://myspace.example/iet' },
      { id: 4, type: 'Facebook', url: 'javascript:alert(1)' },
    ];
    expect((await settingsWith({ social })).social).toEqual([
      { id: '1', type: 'Instagram', href: 'https://instagram.example/iet' },
    ]);
  });

  it('know the seven networks of the specification', async () => {
    const types = ['Instagram', 'Facebook', 'Youtube', 'Linkedin', 'Twitter', 'Discord', 'Tiktok'];
    const social = types.map((type, id) => ({ id, type, url: `https://${type}.example/iet`, visible: true }));
    expect((await settingsWith({ social })).social.map(({ type }) => type)).toEqual(types);
  });

  it('accept an address of the site only if it is absolute', async () => {
    expect((await settingsWith({ siteUrl: 'https://www.iet.example/' })).siteUrl).toBe(
      'https://www.iet.example/',
    );
    expect((await settingsWith({ siteUrl: '/ecole' })).siteUrl).toBeNull();
    expect((await settingsWith({ siteUrl: 'mailto:contact@iet.example' })).siteUrl).toBeNull();
  });

  it('are the site’s own if they cannot be loaded, and the log reports it', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'error-500' });
    expect(await settingsOrFallback(rig)).toBe(fallbackSettings);
    expect(await settingsOrFallback(rig)).toBe(fallbackSettings);
    expect(rig.warnings.map(({ fields }) => fields.path)).toEqual(['/users']);
  });
});
