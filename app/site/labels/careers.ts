/** Words of the room `careers`. */
export const careersLabels = {} as const;
