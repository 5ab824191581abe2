/** The place in addresses of lists that are sorted by distance. Pure. */

/** Name of the parameter. */
export const placeParameter = 'pres-de';

/** Letters of a place; an address that is pasted has its town at the end. */
export const longestPlace = 120;
