import { inks } from '../../setting/inks';

/** Colours of the marks on a map. */
export const legend = [inks.clay, inks.sun, inks.river, inks.plum, inks.paper] as const;
