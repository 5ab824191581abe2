import { type ConsentChoice, readChoice } from '../choice';

/** The visitor's choice in the current cookie. */
export function currentChoice(): ConsentChoice | null {
  return readChoice(document.cookie, Date.now(), location.protocol === 'https:');
}
