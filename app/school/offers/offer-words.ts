/** The contract and the place of an offer in words. Pure. */
import type { Labels } from '~/site/labels';
import type { Offer } from './offers.server';

/** `Contrat d’apprentissage, 24 mois`, made of the known parts. */
export function contractText(
  { contract, duration }: Pick<Offer, 'contract' | 'duration'>,
  t: Labels,
): string {
  if (!contract) return duration ?? '';
  const name = t(`offers.card.contract.${contract}`);
  return duration ? t('offers.card.contractFor', { contract: name, duration }) : name;
}

/** `Brindille, à Lyon`; only one of them if the other is missing. */
export function placeText({ company, city }: Pick<Offer, 'company' | 'city'>, t: Labels): string {
  return company && city ? t('offers.card.place', { company, city }) : company || city;
}
