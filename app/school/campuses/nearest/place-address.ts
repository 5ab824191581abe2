/** The names of places in addresses. Pure. */

/** The parameter of every list that is sorted by distance. */
export const placeParameter = 'pres-de';

/** Letters of a place; an address that is pasted has its town at the end. */
export const longestPlace = 120;

/** Id of the sentence that says why no place is known by what the field holds. */
export const placeProblemId = 'lieu-inconnu';
