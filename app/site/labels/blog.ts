/** Words of the room `blog`. */
export const blogLabels = {} as const;
