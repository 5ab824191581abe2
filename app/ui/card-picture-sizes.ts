/** CSS `sizes` of the pictures of cards: how wide they are shown. */

/**
 * Widths of a picture that takes a third of the page. On a phone it fills the page between the margins; 88vw is
 * slightly less, so that a screen of 360 pixels with double density requests the picture of 640.
 */
const sizesOfThird = '(min-width: 84rem) 24rem, (min-width: 64rem) 29vw, (min-width: 40rem) 50vw, 88vw';
/** In a list, a phone shows each card as a row with a small picture. */
const sizesInList = sizesOfThird.replace('88vw', '9rem');
const sizesOfLead = '(min-width: 64rem) 47rem, (min-width: 40rem) 50vw, 9rem';

/**
 * Of a card above its text.
 *
 * @param lead in a page's list, whether the card is its first; undefined elsewhere
 */
export function sizesOfCard(lead: boolean | undefined): string {
  if (lead === undefined) return sizesOfThird;
  return lead ? sizesOfLead : sizesInList;
}

/** Largest number of cards that a visitor swipes through: more are shown as rows (entry-rows.css). */
export const maxCards = 8;

/** In a row: a portrait fits into its square, a landscape is cropped to it. */
export const sizesOfPortrait = '(min-width: 40rem) 7.5rem, 3.5rem';
const sizesOfRowPicture = '(min-width: 40rem) 11.25rem, 6.75rem';

/** Of a card that takes a row alone: its picture is beside the text and is cropped to its height. */
export const sizesOfRow = '(min-width: 40rem) 36rem, 88vw';

/** In `card-rows-four`, whose layout depends on the number of cards: alone, halves, quarters, otherwise thirds. */
export function sizesInRows(count: number): string {
  if (count === 1) return sizesOfRow;
  if (count === 2) return '(min-width: 64rem) 29rem, (min-width: 40rem) 50vw, 88vw';
  const isInQuarters = count % 12 === 4 || count % 12 === 8;
  return isInQuarters
    ? '(min-width: 80rem) 20rem, (min-width: 64rem) 29vw, (min-width: 40rem) 50vw, 88vw'
    : sizesOfThird;
}

/** In a block: cards, or rows of small pictures. */
export const sizesInBlock = (count: number): string =>
  count > maxCards ? sizesOfRowPicture : sizesInRows(count);
