/**
 * Days on which no event of a French school is held: public holidays (Code du travail, L3133-1, L3134-13 and L3422-2)
 * and those between Christmas and New Year. Pure.
 */

/** Every year, everywhere. */
const fixedDays: Readonly<Record<string, string>> = {
  '01-01': 'le jour de l’An',
  '05-01': 'la fête du Travail',
  '05-08': 'le 8 mai',
  '07-14': 'la fête nationale',
  '08-15': 'l’Assomption',
  '11-01': 'la Toussaint',
  '11-11': 'le 11 novembre',
  '12-25': 'Noël',
};

/** Days after Easter Sunday, everywhere. */
const daysAfterEaster: Readonly<Record<number, string>> = {
  1: 'le lundi de Pâques',
  39: 'l’Ascension',
  50: 'le lundi de Pentecôte',
};

/** The abolition of slavery, by the beginning of the postcode. */
const abolition: Readonly<Record<string, string>> = {
  '971': '05-27',
  '972': '05-22',
  '973': '06-10',
  '974': '12-20',
  '976': '04-27',
};

/** By local law in Alsace and Moselle, by custom in Guadeloupe and Martinique. */
const keepsGoodFriday = (postalCode: string) => /^(?:57|67|68|971|972)/.test(postalCode);

/**
 * @param day `2027-05-06`, at the place
 * @param postalCode of the place; empty without one
 * @returns the name of the day, with its article; null for an ordinary day
 */
export function restDay(day: string, postalCode = ''): string | null {
  const [year, date] = [Number(day.slice(0, 4)), day.slice(5)];
  const afterEaster = Math.round((Date.parse(day) - easter(year)) / 86_400_000);
  if (fixedDays[date]) return fixedDays[date];
  if (daysAfterEaster[afterEaster]) return daysAfterEaster[afterEaster];
  if (abolition[postalCode.slice(0, 3)] === date) return 'la commémoration de l’abolition de l’esclavage';
  if (keepsGoodFriday(postalCode) && afterEaster === -2) return 'le Vendredi saint';
  return date >= '12-24' ? 'un jour entre Noël et le jour de l’An' : null;
}

/** Easter Sunday of a Gregorian year, in milliseconds of UTC (the algorithm of Butcher, Nature, 20 April 1876). */
function easter(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}
