/** Words of the room `offers`. */
export const offersLabels = {} as const;
