/** The card of a shared link. Pure. */

/** Pixels: the size of a large Open Graph picture (1.91 : 1). */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Position of a picture's subject, in percent of width and height. */
export interface Focus {
  x: number;
  y: number;
}

/** Characters of a title a card has room for. */
const longestTitle = 130;

/** The title on the card: cut between words if it is too long. */
export function shareTitle(title: string): string {
  if (title.length <= longestTitle) return title;
  const cut = title.slice(0, longestTitle - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

export interface CardColours {
  deep: string;
  line: string;
  paper: string;
  spot: string;
}

export interface ShareCard {
  title: string;
  /** Short and full name of the school. */
  school: readonly [string, string];
  /** Position of the illustration's subject; null: its middle. */
  focus: Focus | null;
  /** Colours of the school's look; null: those of the demonstration, with its mark. */
  colours: CardColours | null;
}
