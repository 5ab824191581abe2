import { describe, expect, it } from 'vitest';
import { listedLinks } from '~/addresses/derived';
import type { PageLink } from '~/school/pages/pages.server';
import { groupBySection } from './site-plan';

const link = (rubrique: string, slug: string | null, title: string): PageLink => ({
  href: slug ? `/${rubrique}/${slug}` : `/${rubrique}`,
  title,
  summary: null,
  rubrique,
  slug,
  isSection: slug === null,
});

describe('the site plan', () => {
  it('lists the pages of a section below it, in the editors’ order, sections by title', () => {
    const plan = groupBySection([
      link('vie-etudiante', null, 'Vie étudiante'),
      link('ecole', null, 'École'),
      link('ecole', 'reseau', 'Réseau'),
      link('ecole', 'accueil-inclusif', 'Accueil inclusif'),
    ]);
    expect(plan).toEqual([
      {
        section: { href: '/ecole', label: 'École' },
        pages: [
          { href: '/ecole/reseau', label: 'Réseau' },
          { href: '/ecole/accueil-inclusif', label: 'Accueil inclusif' },
        ],
      },
      { section: { href: '/vie-etudiante', label: 'Vie étudiante' }, pages: [] },
    ]);
  });

  it('lists each address once: the home page and the screens are among the screens', () => {
    const plan = groupBySection([
      link('accueil', null, 'Bienvenue'),
      link('panorama', null, 'Panorama'),
      link('ecole', null, 'École'),
    ]);
    expect(plan.map(({ section }) => section.href)).toEqual(['/ecole']);
    expect(new Set(listedLinks.map(({ href }) => href)).size).toBe(listedLinks.length);
  });

  it('keeps a page whose section has no page', () => {
    const plan = groupBySection([link('divers', 'presse', 'Presse')]);
    expect(plan).toEqual([{ section: { href: '/divers/presse', label: 'Presse' }, pages: [] }]);
  });
});
