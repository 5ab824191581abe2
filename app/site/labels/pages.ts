/** Words of the room `pages`. */
export const pagesLabels = {} as const;
