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
    isUsualPlace: true,
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
  it('shows what one chooses an offer by, and leads to its page', () => {
    show();
    const row = screen.getByRole('article');
    for (const words of ['18\u00a0janvier\u00a02027', '24 mois', '11\u00a0décembre\u00a02026']) {
      expect(row.textContent).toContain(words);
    }
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/offres-alternance/${offer.slug}`);
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
