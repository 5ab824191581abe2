/** Words of the room `panorama`. */
export const panoramaLabels = {} as const;
