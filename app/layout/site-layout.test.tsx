// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { pageIds } from '~/blocks/unique-anchors';
import { handle as campusPage } from '~/routes/campus';
import type { LayoutName } from '~/school/pages/pages.server';
import { LabelsProvider } from '~/site/labels-context';
import type { ChromeContent } from './chrome-content.server';
import { SiteLayout } from './site-layout';
import { rootDataOf, school } from './testing';

afterEach(cleanup);

describe('the layout of a page', () => {
  it('has navigation, footer, link to the top and bottom bar by default', () => {
    show('default');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Haut de page' })).toBeTruthy();
    expect(bottomBar()).toBeTruthy();
    expect(popIn()).toBeTruthy();
  });

  it('has no id that the anchor of a block could have, too', () => {
    show('default');
    const ids = [...document.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id) => /^[a-z0-9-]+$/.test(id));
    expect(ids).toContain('contenu');
    expect(ids.filter((id) => !pageIds.test(id))).toEqual([]);
  });

  it('has neither bottom bar nor pop-in when it is dynamic', () => {
    show('dynamics');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Haut de page' })).toBeTruthy();
    expect(bottomBar()).toBeNull();
    expect(popIn()).toBeNull();
  });

  it('is the page only when it is empty', () => {
    show('empty');
    expect(screen.getByRole('main').textContent).toBe('La page');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Haut de page' })).toBeNull();
    expect(popIn()).toBeNull();
  });
});

describe('the chrome', () => {
  it('says that the school is a demonstration, and only then', () => {
    show('default', { features: { ...school.features, demo: true } });
    expect(screen.getByText('Données de démonstration')).toBeTruthy();
    cleanup();
    show('default');
    expect(screen.queryByText('Données de démonstration')).toBeNull();
  });

  it('shows the first three of the next events in the campus menu', () => {
    show('default');
    const menu = document.getElementById('menu-1') as HTMLElement;
    expect(within(menu).getAllByText(/Portes ouvertes/)).toHaveLength(3);
    expect(within(menu).getByText('Lyon').getAttribute('href')).toBe('/campus/lyon');
  });

  it('has no empty list for a menu whose links are not written yet', () => {
    const menu = { id: '1', label: 'Formations', href: '/formations' };
    show('default', {
      menus: {
        navbar: [
          { ...menu, kind: 'dropdown', sections: [] },
          { ...menu, id: '2', kind: 'simple', items: [] },
        ],
        footer: [],
      },
    });
    const lists = [...document.querySelectorAll('ul')];
    expect(lists.filter((list) => list.children.length === 0)).toEqual([]);
  });

  it('says of an event that runs until when, not the day it began', () => {
    show('default', {
      events: school.events
        .slice(0, 2)
        .map((event, index) => ({ ...event, runsUntil: index === 0 ? '2027-03-04' : null })),
    });
    const menu = within(document.getElementById('menu-1') as HTMLElement);
    expect(menu.getAllByRole('time', { hidden: true }).map((day) => day.getAttribute('datetime'))).toEqual([
      '2027-03-04',
      '2027-03-02',
    ]);
    expect(menu.getByText(/En cours, jusqu’au 4.mars.2027/)).toBeTruthy();
  });

  it('has one menu for all devices, opened by the burger of each', () => {
    show('default');
    expect(document.querySelectorAll('a[href="/campus/lyon"]')).toHaveLength(1);
    expect(document.querySelectorAll('.burger[popovertarget="menu-principal"]')).toHaveLength(2);
  });

  it('switches the language only where English and profiles are both enabled', () => {
    show('default', { features: { ...school.features, english: true, profiles: false, demo: false } });
    expect(document.querySelector('a[href="/en"]')).toBeNull();
    cleanup();
    show('default', { features: { ...school.features, english: true, profiles: true, demo: false } });
    expect(document.querySelector('a[href="/en?langue=en"]')).toBeTruthy();
  });

  it('sends students home, companies and professionals to the school group', () => {
    const group = { 'layout.profiles.groupHref': 'https://groupe.ecole.example' };
    show('default', { features: { ...school.features, profiles: true }, labels: group });
    const menu = within(document.getElementById('menu-profils') as HTMLElement);
    const addresses = ['Étudiant', 'Entreprise', 'Professionnel'].map((name) =>
      menu.getByText(name).getAttribute('href'),
    );
    expect(addresses).toEqual(['/', 'https://groupe.ecole.example', 'https://groupe.ecole.example']);
  });

  it('does not ask visitors for a profile if there is no school group', () => {
    show('default', { features: { ...school.features, profiles: true } });
    expect(document.getElementById('menu-profils')).toBeNull();
    expect(document.getElementById('menu-principal-profils')).toBeNull();
  });

  it('has the school’s name, once if there is no longer name', () => {
    const names = { 'commons.brand.name': 'École du bois', 'commons.brand.fullName': 'École du bois' };
    show('default', { labels: names });
    const home = screen.getByRole('link', { name: 'École du bois, retour à l’accueil' });
    expect(home.textContent).toBe('École du bois');
    expect(document.querySelector('.footer-tagline')).toBeNull();
  });

  it('presets the campus of the page in the admissions buttons', () => {
    show('default', {}, { path: '/campus/:slug', address: '/campus/lyon', handle: campusPage });
    const brochures = [...document.querySelectorAll('[data-action="brochure"]')];
    expect(new Set(brochures.map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/crm/brochure?campus=lyon']),
    );
  });

  it('names the embedded frames of the school itself and loads the footer late', () => {
    show('default', {
      frames: {
        footer: { src: 'https://pied.iet.example/', needsConsent: false },
        banner: { src: 'https://annonce.iet.example/', needsConsent: false },
      },
    });
    expect(screen.getByTitle('Pied de page du réseau').getAttribute('loading')).toBe('lazy');
    expect(screen.getByTitle('Annonce du réseau').getAttribute('src')).toBe('https://annonce.iet.example/');
  });

  it('shows a link in place of a frame that needs consent, and the frame once the link is pressed', () => {
    const banner = 'https://groupe.example/annonce';
    show('default', { frames: { footer: undefined, banner: { src: banner, needsConsent: true } } });
    expect(document.querySelector('iframe')).toBeNull();
    const link = screen.getByRole('link', { name: /groupe\.example/ });
    expect(link.getAttribute('href')).toBe(banner);
    fireEvent.click(link);
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe(banner);
  });
});

/** Replaces the pop-in of admissions. */
const PopIn = ({ schoolPhone }: { schoolPhone: string | null }) => <dialog>{schoolPhone}</dialog>;

function bottomBar(): Element | null {
  return document.querySelector('.bottom-bar');
}

function popIn(): Element | null {
  return document.querySelector('dialog');
}

/** Renders a page in a layout, inside a root route that has loaded the chrome's data. */
function show(
  layout: LayoutName,
  changes: Partial<ChromeContent> = {},
  page: { path: string; address: string; handle?: object } = { path: '/', address: '/' },
): void {
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        children: [
          {
            id: 'page',
            path: page.path,
            handle: page.handle,
            element: (
              <LabelsProvider overrides={changes.labels ?? {}}>
                <SiteLayout name={layout} popIn={PopIn}>
                  La page
                </SiteLayout>
              </LabelsProvider>
            ),
          },
        ],
      },
    ],
    {
      initialEntries: [page.address],
      hydrationData: {
        loaderData: { root: rootDataOf({ ...school, ...changes }), page: { loaded: true } },
      },
    },
  );
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
}
