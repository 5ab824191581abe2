/** Words of the room `people`. */
export const peopleLabels = {} as const;
