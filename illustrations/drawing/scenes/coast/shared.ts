import { inks } from '../../setting/inks';

/** Colours of sails. */
export const sails = [inks.paper, inks.sun, inks.terracotta, inks.rose] as const;
