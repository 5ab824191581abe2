/** How an address names a place. Pure. */

/** The one parameter of every list that is sorted by distance. */
export const placeParameter = 'pres-de';

/** Letters of a place's name; the longest has 45. */
export const longestPlace = 60;
