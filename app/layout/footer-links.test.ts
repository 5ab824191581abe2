import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { footerColumns, ownLinks } from './footer-links';

const labels = createLabels({});

describe('the footer', () => {
  it('links to the legal pages, careers, the complaint form, cookies, accessibility and the site plan', () => {
    expect(ownLinks(labels, []).map((link) => link.href)).toEqual([
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

  it('takes the legal slugs from the labels', () => {
    const own = createLabels({ 'commons.legal.terms.slug': 'cgv-2027' });
    expect(ownLinks(own, []).map((link) => link.href)).toContain('/cgv-2027');
  });

  it('does not repeat a link that a menu column already shows', () => {
    const shown = [{ id: '1', label: 'Plan', href: '/plan' }];
    expect(ownLinks(labels, shown).map((link) => link.href)).not.toContain('/plan');
  });

  it('states how accessible the site is', () => {
    const link = ownLinks(labels, []).find(({ href }) => href === '/declaration-accessibilite');
    expect(link?.label).toBe('Accessibilité\u00a0: partiellement conforme');
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
