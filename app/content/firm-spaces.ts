/** Keeps together at the ends of lines what French typography keeps together. Pure. */

const space = '\u00a0';
/** Before the high punctuation marks of one sign and a half. */
const narrowSpace = '\u202f';

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const units =
  'h|heures?|min|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|' +
  'mm|cm|m|km|m²|m³|km²|ha|hectares?|g|kg|t|tonnes?|litres?|kWh?|MW|°C|%|€|euros?|places?|habitants?';
const start = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}’])';

const rules: readonly (readonly [RegExp, string])[] = [
  // « 1 900 »; a telephone number has no groups of three
  [/(?<=(?<!\d|\d )\d{1,3}(?:[ \u202f]\d{3})*) (?=\d{3}(?!\d| \d\d?(?!\d)))/gu, narrowSpace],
  // « 48 heures », « 25 novembre », « 1er mars »
  [new RegExp(`(?<=\\d|${start}1er) (?=(?:${units}|${months})${end})`, 'gu'), space],
  // « novembre 2026 »
  [new RegExp(`(?<=${start}(?:${months})) (?=\\d{4}${end})`, 'gu'), space],
  // « 16 h 30 »
  [new RegExp(`(?<=\\d${space}h) (?=\\d{2}${end})`, 'gu'), space],
  // « de 14 h », « à 16 h 30 »
  [new RegExp(`(?<=${start}(?:à|de|dès|vers|jusqu’à)) (?=\\d{1,2}${space}h${end})`, 'gu'), space],
  // « à La Réunion », « Camille Le Guen »: an article with a capital belongs to a name. Alone it is one, too.
  [/(?<=\p{Ll}[,’]? L[ae]s?) (?=\p{Lu})/gu, space],
  [/(?<=^L[ae]s?) (?=\p{Lu}\p{L}+$)/gu, space],
  // « BTS GPN »
  [new RegExp(`(?<=${start}BTSA?) (?=\\p{Lu}{2})`, 'gu'), space],
  [/(?<=«) | (?=»)| (?=:(?:\s|$))/gu, space],
  [/ (?=[;!?](?:\s|$))/gu, narrowSpace],
];

/** A text whose numbers stay with what they count, names and signs with what they belong to. */
export function firmSpaces(text: string): string {
  return rules.reduce((kept, [pattern, firm]) => kept.replace(pattern, firm), text);
}

/** The same with ordinary spaces, for programs that compare what they read. */
export function ordinarySpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
