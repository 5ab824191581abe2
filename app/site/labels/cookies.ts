/** Words of the room `cookies`. */
export const cookiesLabels = {} as const;
