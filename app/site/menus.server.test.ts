/** The site's reading of its menus from the content service. */
import { describe, expect, it } from 'vitest';
import { createRig } from '../../tests/contract/service';
import { findMenu } from './menus.server';

/** The service as it is, but with another answer at one path. */
const answering = (path: string, data: unknown) =>
  createRig({
    spoil: async (request, response) =>
      new URL(request.url).pathname === `/api${path}` ? Response.json({ data }) : response,
  }).content;
const menuOf = (...body: object[]) => findMenu(answering('/menu-enrichis', [{ body }]), 'navbarproto');
const item = { __component: 'core.menu-item', id: 7, label: 'Agenda', url: '/agenda' };
const links = [{ id: 1, label: 'Lyon', url: '/campus/lyon' }];

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
