/** Words of the room `programmes`. */
export const programmesLabels = {} as const;
