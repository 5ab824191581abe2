// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { offer } from '~/school/offers/testing';
import { OfferPage } from './offer-page';

afterEach(cleanup);

describe('the page of an offer', () => {
  it('shows all of it', () => {
    const { container } = render(<OfferPage offer={offer} filled={false} />);
    for (const words of [
      'Suivre les chantiers',
      'Permis B',
      'A1203',
      '18\u00a0janvier\u00a02027',
      '24 mois',
      '11\u00a0décembre\u00a02026',
    ]) {
      expect(container.textContent).toContain(words);
    }
  });

  it('asks nobody to answer a filled offer', () => {
    render(<OfferPage offer={offer} filled />);
    expect(screen.getByText('Cette offre n’est plus à pourvoir.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Répondre à cette offre/ })).toBeNull();
  });

  it('has no empty row if the day of publication is unknown', () => {
    render(<OfferPage offer={{ ...offer, publishDate: '' }} filled={false} />);
    expect(screen.queryByText('Publication')).toBeNull();
  });

  const other = { slug: 'bts-gpn', title: 'BTSA GPN' };
  it.each([
    ['one programme', offer.programmes, 'course=bts-gemeau&campus=lyon'],
    ['several programmes', [...offer.programmes, other], 'campus=lyon'],
    ['no programme', [], 'campus=lyon'],
  ])('answers an offer for %s by the contact page of what it names', (_, programmes, known) => {
    render(<OfferPage offer={{ ...offer, programmes }} filled={false} />);
    const answer = screen.getByRole('link', { name: /^Répondre à cette offre/ });
    expect(answer.getAttribute('href')).toBe(`/crm/contact?${known}`);
  });
});
