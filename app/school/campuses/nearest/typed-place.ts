/** The parts of a text that names a place. Pure. */
import { plainNames } from './commune-table';

export interface TypedPlace {
  postcode: string | null;
  /** Number of a department, alone or after a name: `44`, `2A`, `974`. */
  number: string | null;
  /** In the form of `plainNames`, in their order: the parts between commas, brackets and the postcode. */
  names: readonly string[];
}

/** `44 000` is a postcode, too. */
const postcodes = /(?<!\d)(\d{2})\s?(\d{3})(?!\d)/g;
const between = /[,;/|()\n]|\s[-–—]\s/;
const numberBehind = /(?:^|[\s-])(\d{2}|2[ab]|9[78]\d)$/i;
const numberBefore = /^(\d{2}|2[ab]|9[78]\d)\s/i;
/** `13e arrondissement`, `BP 12`, `cedex 9`: a town has one centre. */
const within = /\d\S*|\barrondissement\b|\bcedex\b/gi;

/** `Boulogne s/ Mer`, `Clichy s/s Bois`, `StDenis`, `N.-D. de Monts`: without signs within a name. */
function apart(typed: string): string {
  return typed
    .replace(/(?<!\p{L})s\s?\/\s?(?:s(?!\p{L}))?/giu, 's ')
    .replace(/(?<!\p{L})St(?:es?|s)?(?=\p{Lu}\p{Ll})/gu, '$& ')
    .replace(/(?<!\p{L})n[.\s-]{0,2}d[.\s-]{1,2}(?=\p{L})/giu, 'Notre Dame ');
}

export function readPlace(text: string): TypedPlace {
  const typed = apart(text);
  // In an address the postcode follows the house number.
  const code = [...typed.matchAll(postcodes)].at(-1);
  const sides = code ? [typed.slice(0, code.index), typed.slice(code.index + code[0].length)] : [typed];
  const pieces = sides
    .flatMap((side) => side.split(between))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !/^fr?-$/i.test(piece));
  const [first = ''] = pieces;
  const behind = pieces.map((piece) => numberBehind.exec(piece)?.[1]).findLast(Boolean);
  const before = pieces.length === 1 ? numberBefore.exec(first)?.[1] : undefined;
  return {
    postcode: code ? `${code[1]}${code[2]}` : null,
    number: behind ?? before ?? (/^\d$/.test(first) ? first : null),
    names: pieces.map(nameOf).filter((name) => name !== ''),
  };
}

/** `Paris, France` and `Paris France` are Paris; Roissy-en-France and Île-de-France keep their names. */
function nameOf(piece: string): string {
  const name = plainNames(piece.replace(within, ' '));
  return name === 'france' ? '' : name.replace(/(?<! en| de) france$/, '');
}
