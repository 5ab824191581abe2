/** The site's reading of settings, menus and label overrides from the content service. */
import { describe, expect, it } from 'vitest';
import { createRig } from '../../tests/contract/service';
import { fallbackSettings, findLabelOverrides, findMenu, findSettings } from './settings.server';
import { settingsOrFallback } from './settings-or-fallback.server';

/** The service as it is, but with another answer at one path. */
const answering = (path: string, data: unknown) =>
  createRig({
    spoil: async (request, response) =>
      new URL(request.url).pathname === `/api${path}` ? Response.json({ data }) : response,
  }).content;
const settingsWith = (changes: object) =>
  findSettings(answering('/users/me', { schools: [{ name: 'IET' }], ...changes }));
const menuOf = (...body: object[]) => findMenu(answering('/menu-enrichis', [{ body }]), 'navbarproto');
const item = { __component: 'core.menu-item', id: 7, label: 'Agenda', url: '/agenda' };
const links = [{ id: 1, label: 'Lyon', url: '/campus/lyon' }];

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

describe('a menu', () => {
  it('is the body of the first element, where the service sends several', async () => {
    const other = { ...item, id: 8, label: 'Blog', url: '/blog' };
    const answer = answering('/menu-enrichis', [{ body: [item] }, { body: [other] }]);
    expect((await findMenu(answer, 'footer')).map(({ label }) => label)).toEqual(['Agenda']);
  });

  it('is made of links, lists of links, and sections', async () => {
    const dropdown = {
      __component: 'core.menu-dropdown',
      id: 9,
      label: 'École',
      menu_sections: [{ id: 3, Titre: 'Découvrir', items: links }],
    };
    const simple = { __component: 'core.menu', id: 8, label: 'Villes', url: '/campus', items: links };
    expect(await menuOf(item, simple, dropdown)).toEqual([
      { kind: 'link', id: '1', label: 'Agenda', href: '/agenda' },
      {
        kind: 'simple',
        id: '2',
        label: 'Villes',
        href: '/campus',
        items: [{ id: '1', label: 'Lyon', href: '/campus/lyon' }],
      },
      {
        kind: 'dropdown',
        id: '3',
        label: 'École',
        href: '/',
        sections: [
          { id: '1', title: 'Découvrir', items: [{ id: '1', label: 'Lyon', href: '/campus/lyon' }] },
        ],
      },
    ]);
  });

  it('has unique ids, since a service numbers each kind of entry separately, or not at all', async () => {
    const simple = { __component: 'core.menu', id: 1, label: 'Villes', items: [] };
    const dropdown = { __component: 'core.menu-dropdown', id: 1, label: 'École', menu_sections: [] };
    const menu = await menuOf({ ...item, id: 1 }, simple, dropdown, { ...item, id: undefined });
    expect(menu.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  it('lists the campuses by their slug, with those an editor chose', async () => {
    const picked = { ...item, slug: 'campus', __component: 'core.menu', items: links };
    const [all, some] = await menuOf({ ...item, slug: 'campus' }, picked);
    expect(all).toMatchObject({ kind: 'campuses', items: [] });
    expect(some).toMatchObject({ kind: 'campuses', items: [{ label: 'Lyon' }] });
  });

  it('links to the home page for an entry without an address, and leaves out unknown entries', async () => {
    const lost = { ...item, url: null };
    const nowhere = { __component: 'core.menu', id: 8, label: 'Villes', items: [{ id: 1, label: 'Lyon' }] };
    const [first, second, ...others] = await menuOf(lost, nowhere, { ...item, __component: 'core.banner' });
    expect(first?.href).toBe('/');
    expect(second).toMatchObject({ items: [{ id: '1', label: 'Lyon', href: '/' }] });
    expect(others).toEqual([]);
  });

  it('is requested by its type, and empty where no menu has it', async () => {
    expect(await findMenu(answering('/menu-enrichis', []), 'footer')).toEqual([]);
    const [footer, bar] = await Promise.all([
      findMenu(createRig().content, 'footer'),
      findMenu(createRig().content, 'navbarproto'),
    ]);
    expect(footer).not.toEqual(bar);
  });
});

describe('overrides of labels', () => {
  it('are texts; any other value keeps the site’s own label', async () => {
    const labels = { 'commons.links.home': 'Bienvenue', 'commons.links.agenda': 3, id: null };
    expect(await findLabelOverrides(answering('/labels', labels))).toEqual({
      'commons.links.home': 'Bienvenue',
    });
  });
});
