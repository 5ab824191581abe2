/** Numbers that a French text has in words, as digits: `vingt-six campus`, `trois quarts d’heure`. Pure. */

const small: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  quatrevingt: 80,
};
const words = Object.keys(small).join('|');
/** `vingt-six`, `soixante-quinze`, `quarante et un`, `deux cents`, `mille`; one is an article as often as a number. */
const number = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:${words}|cent|mille)s?)(?:(?:-| et |-et-| )(?:un|une|${words}|cent|mille)s?){0,6}(?![\\p{L}-])`,
  'giu',
);

/** The text with numbers in digits and durations in minutes, without ordinary spaces between digits. */
export function withDigits(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/’/g, "'")
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
    .replace(/quatre-vingt/gi, 'quatrevingt')
    .replace(number, (found) => numberOf(found))
    .replace(/\b(?:une|1) demi-heure/gi, '30 minutes')
    .replace(/\b(?:un|1) quart d'heure/gi, '15 minutes')
    .replace(/\b3 quarts d'heure/gi, '45 minutes')
    .replace(/\b(?:une|1) heure (?:et quart|et demie|environ)?/gi, (found) =>
      /demie/.test(found) ? '90 minutes ' : /quart/.test(found) ? '75 minutes ' : '60 minutes ',
    )
    .replace(/\b(?:une|1) heure\b/gi, '60 minutes')
    .replace(/\bune semaine\b/gi, '1 semaine');
}

function numberOf(found: string): string {
  let total = 0;
  let part = 0;
  for (const word of found.toLowerCase().split(/[- ]/)) {
    const unit = word === 'et' ? 0 : /^une?$/.test(word) ? 1 : (small[word] ?? small[word.replace(/s$/, '')]);
    if (unit !== undefined) part += unit;
    else if (word.startsWith('cent')) part = Math.max(1, part) * 100;
    else {
      total += Math.max(1, part) * 1000;
      part = 0;
    }
  }
  return String(total + part);
}
