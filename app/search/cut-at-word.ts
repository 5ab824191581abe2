/** Cuts texts between words. Pure. */

/** A text, or its beginning up to the end of a word that fits, with an ellipsis; nothing if no word fits. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // The ellipsis and the space before it take two characters.
  const end = text.lastIndexOf(' ', longest - 2);
  return end > 0 ? `${text.slice(0, end).replace(/(?<![\s·,;:.–-])[\s·,;:.–-]+$/, '')}\u00a0…` : '';
}
