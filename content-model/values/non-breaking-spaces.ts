/** Inserts the non-breaking spaces of French typography. Pure. */

const space = '\u00a0';
/** Before `;`, `!` and `?`, and between groups of three digits. */
const narrowSpace = '\u202f';

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const units =
  'h|heures?|min|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|' +
  'mm|cm|m|km|m²|m³|km²|ha|hectares?|g|kg|t|tonnes?|litres?|kWh?|MW|°C|%|€|euros?|places?|habitants?';
const start = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}’])';

/**
 * « 1 900 », completely: a look-behind at each space would read all groups before it again. The following group too, if
 * it has one or two digits: a telephone number has no groups of three.
 */
const groupedNumber = /(?<!\d|\d )(\d{1,3}(?:[ \u202f]\d{3})*)([ \u202f]\d{3})(?!\d)(?=( \d\d?(?!\d))?)/gu;

const rules: readonly (readonly [RegExp, string])[] = [
  // « 48 heures », « 25 novembre », « 1er mars »
  [new RegExp(`(?<=\\d|${start}1er) (?=(?:${units}|${months})${end})`, 'gu'), space],
  // « novembre 2026 »
  [new RegExp(`(?<=${start}(?:${months})) (?=\\d{4}${end})`, 'gu'), space],
  // « 16 h 30 »
  [new RegExp(`(?<=\\d${space}h) (?=\\d{2}${end})`, 'gu'), space],
  // « de 14 h », « à 16 h 30 »
  [new RegExp(`(?<=${start}(?:à|de|dès|vers|jusqu’à)) (?=\\d{1,2}${space}h${end})`, 'gu'), space],
  // « à La Réunion », « Camille Le Guen »: a capitalised article is part of a name, also at the beginning.
  [/(?<=\p{Ll}[,’]? L[ae]s?) (?=\p{Lu})/gu, space],
  [/(?<=^L[ae]s?) (?=\p{Lu}\p{L}+$)/gu, space],
  // « BTS GPN »
  [new RegExp(`(?<=${start}BTSA?) (?=\\p{Lu}{2})`, 'gu'), space],
  [/(?<=«) | (?=»)| (?=:(?:\s|$))/gu, space],
  [/ (?=[;!?](?:\s|$))/gu, narrowSpace],
];

/** The text with non-breaking spaces between numbers and units, in names and before punctuation. */
export function withNonBreakingSpaces(text: string): string {
  // Rich text comes in pieces of a word and less.
  if (!text.includes(' ')) return text;
  const grouped = text.replace(groupedNumber, (_, groups: string, last: string, pair?: string) => {
    const firm = groups.replaceAll(' ', narrowSpace);
    return firm + (pair === undefined ? last.replace(' ', narrowSpace) : last);
  });
  return rules.reduce((kept, [pattern, firm]) => kept.replace(pattern, firm), grouped);
}

/** The text with ordinary spaces, for comparison by programs. */
export function withOrdinarySpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
