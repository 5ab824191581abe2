/** A school's menus, and the root loader's result for them, for tests. */
import { createPartCache } from '~/parts/part-renderer.server';
import type { ChromeContent } from './chrome-content.server';
import type { RootData } from './root-data';
import { bareContent, toRootData } from './root-data.server';

const event = (number: number) => ({
  title: `Portes ouvertes ${number}`,
  slug: `portes-ouvertes-${number}`,
  dateStart: `2027-03-0${number}T09:00:00.000Z`,
  runsUntil: null,
  campus: null,
});

export const school: ChromeContent = {
  ...bareContent,
  menus: {
    navbar: [
      { id: '1', kind: 'campuses', label: 'Campus & villes', href: '/campus', items: [] },
      { id: '2', kind: 'link', label: 'Actualités', href: '/actualites' },
      {
        id: '3',
        kind: 'simple',
        label: 'École',
        href: '/ecole',
        items: [{ id: '31', label: 'Nos engagements', href: '/ecole/nos-engagements' }],
      },
    ],
    footer: [],
  },
  campuses: [
    { slug: 'lyon', title: 'Lyon' },
    { slug: 'nantes', title: 'Nantes' },
  ],
  events: [1, 2, 3, 4].map(event),
};

const parts = createPartCache();

export const rootDataOf = (content: ChromeContent, pathname = '/'): RootData =>
  toRootData(content, pathname, parts);
