/** Words of the room `blocks`. */
export const blocksLabels = {} as const;
