/** An offer in the form of the content boundary, for tests. */
import type { Offer } from './offers.server';

export const offer: Offer = {
  slug: 'technicien-de-riviere-lyon',
  title: 'Technicien de rivière (F/H)',
  company: 'Loutre & Méandres',
  city: 'Villeurbanne',
  campus: { slug: 'lyon', title: 'Lyon' },
  sector: { slug: 'eau', title: 'Eau' },
  programmes: [{ slug: 'bts-gemeau', title: 'BTSA GEMEAU' }],
  contract: 'apprenticeship',
  rhythm: '2 semaines en cours, 2 semaines en entreprise',
  alternation: 'weeks',
  duration: '24 mois',
  startsOn: '2027-01-18',
  closesOn: '2026-12-11',
  publishDate: '2026-11-18',
  rome: 'A1203',
  summary: 'Une équipe de six cherche son prochain apprenti.',
  missions: ['Suivre les chantiers'],
  profile: ['Permis B'],
};
