/** Words of the room `home`. */
export const homeLabels = {} as const;
