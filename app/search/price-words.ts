/** Words that ask for a price. Pure. */
import { wordsOf } from './words';

const askingForPrice = new Set(
  wordsOf('combien prix tarif coût coûte coûter frais scolarité financement').map(({ stem }) => stem),
);

export const asksForPrice = (stem: string): boolean => askingForPrice.has(stem);
