/** The parts of a text that names a place. Pure. */
import { plainNames } from './plain-names';

interface PlaceText {
  postcode: string | null;
  /** Alone or beside a name: `44`, `2A`, `974`. */
  departmentNumber: string | null;
  /** In the form of `plainNames`, in their order: the parts between commas, brackets and the postcode. */
  names: readonly string[];
}

export function readPlace(text: string): PlaceText {
  const spelledOut = spellOut(text);
  // In an address the postcode follows the house number.
  const postcode = [...spelledOut.matchAll(postcodePattern)].at(-1);
  const sides = postcode
    ? [spelledOut.slice(0, postcode.index), spelledOut.slice(postcode.index + postcode[0].length)]
    : [spelledOut];
  const parts = sides
    .flatMap((side) => side.split(separator))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !countryCode.test(part));
  return {
    postcode: postcode ? `${postcode[1]}${postcode[2]}` : null,
    departmentNumber: departmentNumberIn(parts),
    names: parts.map(nameOf).filter((name) => name !== ''),
  };
}

/** `44 000` is a postcode, too. */
const postcodePattern = /(?<!\d)(\d{2})\s?(\d{3})(?!\d)/g;
const separator = /[,;/|()\n]|\s[-–—]\s/;
/** What remains of `F-44000` and `FR-44000`. */
const countryCode = /^fr?-$/i;

/** Abbreviations without signs, apart from the word behind: `Boulogne s/ Mer`, `Clichy s/s Bois`, `StDenis`, `N.-D. de Monts`. */
function spellOut(text: string): string {
  return text
    .replace(/(?<!\p{L})s\s?\/\s?(?:s(?!\p{L}))?/giu, 's ')
    .replace(/(?<!\p{L})St(?:es?|s)?(?=\p{Lu}\p{Ll})/gu, '$& ')
    .replace(/(?<!\p{L})n[.\s-]{0,2}d[.\s-]{1,2}(?=\p{L})/giu, 'Notre Dame ');
}

const numberAtEnd = /(?:^|[\s-])(\d{2}|2[ab]|9[78]\d)$/i;
const numberAtBeginning = /^(\d{2}|2[ab]|9[78]\d)\s/i;

/** The number behind the last part that has one; else, of a single part, the number before its name, or one digit. */
function departmentNumberIn(parts: readonly string[]): string | null {
  const atEnd = parts.map((part) => numberAtEnd.exec(part)?.[1]).findLast(Boolean);
  if (atEnd) return atEnd;
  const [first = '', ...others] = parts;
  const atBeginning = others.length === 0 ? numberAtBeginning.exec(first)?.[1] : undefined;
  return atBeginning ?? (/^\d$/.test(first) ? first : null);
}

/** `13e arrondissement`, `BP 12`, `cedex 9`, `département 44`: none of them is part of a town's name. */
const deliveryWords = /\d\S*|\barrondissement\b|\bcedex\b|\bd[eé]?p(?:artemen)?t?\.?(?=\s?\d)/gi;

/** `Paris, France` and `Paris France` are Paris; Roissy-en-France and Île-de-France keep their names. */
function nameOf(part: string): string {
  const name = plainNames(part.replace(deliveryWords, ' '));
  return name === 'france' ? '' : name.replace(/(?<! en| de) france$/, '');
}
