/** Texts of editors that are longer or deeper than any page: what is not shown of them is told, for editors to mend. */

export const textBounds = {
  /** Characters of a line or a paragraph of plain text; what is over is not shown. */
  plain: 5000,
  /** Characters of rich text: of HTML, tags included. A longer one is not shown. */
  rich: 200_000,
  /** Elements of rich text inside one another. A deeper one is not shown: tables in lists in quotations have ten. */
  levels: 100,
} as const;

/** Characters by which an editor finds the text. */
const beginning = 80;

let tell: (text: { begins: string; problem: string }) => void = () => undefined;

/** Sets who is told, once. */
export function tellLongTexts(listener: typeof tell): void {
  tell = listener;
}

export function noteLongText(text: string, problem: string): void {
  tell({ begins: text.slice(0, beginning), problem });
}

/** A plain text, or what of it is shown. */
export function withinBound(text: string): string {
  if (text.length <= textBounds.plain) return text;
  noteLongText(text, `${text.length} characters, of which ${textBounds.plain} are shown`);
  return text.slice(0, textBounds.plain).trim();
}
