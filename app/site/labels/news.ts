/** Words of the room `news`. */
export const newsLabels = {} as const;
