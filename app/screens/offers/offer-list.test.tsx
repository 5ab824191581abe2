// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { offer } from '~/school/offers/testing';
import { OfferList } from './offer-list';
import type { OfferListData } from './offer-list.server';

afterEach(cleanup);

function show(changes: Partial<OfferListData> = {}) {
  const list: OfferListData = {
    choice: { sector: null, campus: null, rhythm: null, near: null },
    nearness: { input: '', place: null, problem: null, choices: [] },
    common: true,
    distances: {},
    offers: [offer],
    total: 1,
    onSite: null,
    page: 1,
    pages: 1,
    lookup: {
      sectors: [{ slug: 'eau', title: 'Eau' }],
      campuses: [{ slug: 'lyon', title: 'Lyon' }],
      near: null,
    },
    loosened: [],
    ...changes,
  };
  render(<OfferList list={list} />);
}

describe('the list of offers', () => {
  it('opens each offer in place, without JavaScript', () => {
    show();
    const row = screen.getByRole('article');
    expect(within(row).getByText('Missions et profil').closest('summary')).not.toBeNull();
    for (const words of [
      'Suivre les chantiers',
      'Permis B',
      'A1203',
      '18\u00a0janvier\u00a02027',
      '24 mois',
      '11\u00a0décembre\u00a02026',
    ]) {
      expect(row.textContent).toContain(words);
    }
  });

  const other = { slug: 'bts-gpn', title: 'BTSA GPN' };
  it.each([
    ['one programme', offer.programmes, 'course=bts-gemeau&campus=lyon'],
    ['several programmes', [...offer.programmes, other], 'campus=lyon'],
    ['no programme', [], 'campus=lyon'],
  ])('answers an offer for %s by the contact page of what it names', (_, programmes, known) => {
    show({ offers: [{ ...offer, programmes }] });
    const answer = screen.getByRole('link', { name: /^Répondre à cette offre/, hidden: true });
    expect(answer.getAttribute('href')).toBe(`/crm/contact?${known}`);
  });

  it('shows the distance of the work, on request', () => {
    show({ distances: { [offer.slug]: 'à 12 km' } });
    expect(screen.getByRole('article').textContent).toContain('Villeurbanne à 12 km');
  });

  it('shows a sentence when it is empty, with a link to all offers if it was filtered', () => {
    show({ offers: [], total: 0, choice: { sector: 'eau', campus: null, rhythm: null, near: null } });
    expect(screen.getByText("Pas d'offres disponibles")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir toutes les offres' }).getAttribute('href')).toBe(
      '/offres-alternance',
    );
  });
});
