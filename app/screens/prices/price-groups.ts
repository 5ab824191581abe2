/** Prices of all programmes, group by group. Pure. */
import { type LevelGroupName, levelGroups } from '~/school/programmes/level-groups';
import type { Price } from '~/school/programmes/prices';
import type { ProgrammeSummary } from '~/school/programmes/programmes.server';

export interface PricedProgramme {
  slug: string;
  title: string;
  prices: Price[];
  /** Today's state of admission, in one line. */
  admission: string;
}

export interface PriceGroup {
  name: LevelGroupName;
  programmes: PricedProgramme[];
  /** The prices for students a year, from the lowest to the highest; null without any. */
  yearlyStudentPrices: { lowest: Price; highest: Price } | null;
}

/** Programmes level by level, lowest first, short courses last, each group in the order given. */
export function priceGroups(
  programmes: readonly ProgrammeSummary[],
  admissionOf: (programme: ProgrammeSummary) => string,
): PriceGroup[] {
  return levelGroups(programmes).map(({ name, programmes: members }) => {
    const pricedProgrammes = members.map((programme) => ({
      slug: programme.slug,
      title: programme.title,
      prices: programme.prices,
      admission: admissionOf(programme),
    }));
    return { name, programmes: pricedProgrammes, yearlyStudentPrices: yearlyPriceRange(pricedProgrammes) };
  });
}

/** Only prices a year can be compared. */
function yearlyPriceRange(programmes: readonly PricedProgramme[]): PriceGroup['yearlyStudentPrices'] {
  const pricesAscending = programmes
    .flatMap(({ prices }) => prices)
    .filter(({ status, amount, per }) => status === 'initial' && per === 'year' && amount !== null)
    .sort((a, b) => Number(a.amount) - Number(b.amount));
  const [lowest] = pricesAscending;
  const highest = pricesAscending.at(-1);
  return lowest && highest ? { lowest, highest } : null;
}
