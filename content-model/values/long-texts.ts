/** Texts longer or deeper than any page: they are left out and reported, so that editors can correct them. */
import { noteLoss } from '../reading/note-losses';

export const textBounds = {
  /** Characters of a line or a paragraph of plain text; the rest is not shown. */
  plain: 5000,
  /** Characters of rich text: of HTML, tags included. A longer one is not shown. */
  rich: 200_000,
  /** Elements of rich text inside one another. A deeper one is not shown: tables in lists in quotations have ten. */
  levels: 100,
} as const;

/** A plain text, or its shown beginning. */
export function withinBound(text: string): string {
  if (text.length <= textBounds.plain) return text;
  noteLoss();
  return text.slice(0, textBounds.plain).trim();
}

/** The hidden part of a plain text, in words; null without one. */
export function overBound(text: string): string[] {
  const { length } = text.trim();
  return length > textBounds.plain ? [`${length} characters, of which ${textBounds.plain} are shown`] : [];
}
