/** Words of the room `layout`. */
export const layoutLabels = {} as const;
