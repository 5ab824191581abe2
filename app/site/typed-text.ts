/** What a visitor typed, as it stands in addresses and is looked for. Pure. */
import { withoutStackedAccents } from '~/ui/stacked-accents';

/** What no word has: spaces and line ends, control characters, lone halves of a character. */
const betweenWords = /[\p{Cc}\p{Cf}\p{Cs}\s]+/gu;

/** The words with one space between them, composed (NFC). @param longest letters; the rest is cut */
export function tidyText(typed: string, longest: number): string {
  // Twice: the cut may leave a space or half a character.
  return wordsOf(wordsOf(withoutStackedAccents(typed).normalize('NFC')).slice(0, longest));
}

function wordsOf(text: string): string {
  return text.replace(betweenWords, ' ').trim();
}
