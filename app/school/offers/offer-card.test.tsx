// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OfferCard } from './offer-card';
import { offer } from './testing';

afterEach(cleanup);

describe('the card of an offer', () => {
  it('shows who hires whom, the place and the contract', () => {
    render(<OfferCard offer={offer} />);
    const text = screen.getByRole('article').textContent ?? '';
    for (const fact of [
      offer.title,
      'Loutre & Méandres',
      'Villeurbanne',
      'Contrat d’apprentissage',
      '18\u00a0janvier\u00a02027',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it('leads to the page of the offer', () => {
    render(<OfferCard offer={offer} />);
    const link = screen.getByRole('link', { name: offer.title });
    expect(link.getAttribute('href')).toBe('/offres-alternance/technicien-de-riviere-lyon');
  });

  it('unfolds missions and profile in place', () => {
    const { container } = render(<OfferCard offer={offer} />);
    expect(container.querySelector('details')?.textContent).toContain('Suivre les chantiers');
    expect(container.querySelector('details')?.textContent).toContain('Permis B');
  });

  it('leads to the admissions with the course and the campus it is for', () => {
    render(<OfferCard offer={offer} />);
    const link = screen.getByRole('link', { name: /Être mis en relation/ });
    expect(link.getAttribute('href')).toBe('/crm/contact?course=bts-gemeau&campus=lyon');
  });

  it('presets no course when several prepare for it', () => {
    const programmes = [...offer.programmes, { slug: 'bts-gpn', title: 'BTSA GPN' }];
    render(<OfferCard offer={{ ...offer, programmes }} />);
    const link = screen.getByRole('link', { name: /Être mis en relation/ });
    expect(link.getAttribute('href')).toBe('/crm/contact?campus=lyon');
  });
});
