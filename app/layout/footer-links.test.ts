import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { footerColumns, siteLinks } from './footer-links';

const labels = createLabels({});
const everywhere = { accessibility: 'non conforme', isThere: () => true };

describe('the footer', () => {
  it('links to the legal pages, careers, the complaint form, cookies, accessibility and the site plan', () => {
    expect(siteLinks(labels, [], everywhere).map((link) => link.href)).toEqual([
      '/conditions-generales-de-vente',
      '/mentions-legales',
      '/charte-donnees-personnelles',
      '/metiers',
      '/reclamation',
      '/cookies',
      '/declaration-accessibilite',
      '/plan',
    ]);
  });

  it('reads the legal slugs from the labels', () => {
    const own = createLabels({ 'commons.legal.terms.slug': 'cgv-2027' });
    expect(siteLinks(own, [], everywhere).map((link) => link.href)).toContain('/cgv-2027');
  });

  it('has no link to a missing page', () => {
    const hrefs = siteLinks(labels, [], {
      ...everywhere,
      isThere: (href) => href !== '/metiers',
    }).map((link) => link.href);
    expect(hrefs).not.toContain('/metiers');
    expect(hrefs).toContain('/mentions-legales');
  });

  it('does not repeat a link that a menu column already shows', () => {
    const shown = [{ id: '1', label: 'Plan', href: '/plan' }];
    expect(siteLinks(labels, shown, everywhere).map((link) => link.href)).not.toContain('/plan');
  });

  it('states how accessible the site is', () => {
    const audited = { ...everywhere, accessibility: 'partiellement conforme' };
    const link = siteLinks(labels, [], audited).find(({ href }) => href === '/declaration-accessibilite');
    expect(link?.label).toBe('Accessibilité\u00a0: partiellement conforme');
    const unknown = siteLinks(labels, [], { ...everywhere, accessibility: null });
    expect(unknown.map(({ label }) => label)).toContain('Accessibilité');
  });

  it('leaves out a link of a menu to the statement, whose words would outlive the state they name', () => {
    const [plan, statement] = [
      { id: '1', label: 'Plan', href: '/plan' },
      { id: '2', label: 'Accessibilité : totalement conforme', href: '/declaration-accessibilite' },
    ];
    const menu = { kind: 'simple', id: '1', label: 'Légal', href: '/' } as const;
    expect(footerColumns([{ ...menu, items: [plan, statement] }])).toMatchObject([{ links: [plan] }]);
    expect(footerColumns([{ ...menu, items: [statement] }])).toEqual([]);
  });

  it('numbers its columns, whichever menu they come from', () => {
    const section = { id: '1', title: 'École', items: [{ id: '1', label: 'Plan', href: '/plan' }] };
    const menu = {
      kind: 'dropdown',
      label: 'École',
      href: '/',
      sections: [section, { ...section, id: '2' }],
    } as const;
    const columns = footerColumns([
      { ...menu, id: '1', sections: [...menu.sections] },
      { ...menu, id: '2', sections: [...menu.sections] },
    ]);
    expect(columns.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  it('makes a column of every menu that has items', () => {
    const items = [{ id: '2', label: 'Lyon', href: '/campus/lyon' }];
    const columns = footerColumns([
      { kind: 'simple', id: '1', label: 'Campus', href: '/campus', items },
      { kind: 'link', id: '3', label: 'Accueil', href: '/' },
    ]);
    expect(columns).toEqual([{ id: '1', title: 'Campus', links: items }]);
  });
});
