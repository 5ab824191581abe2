/** Words of the room `campuses`. */
export const campusesLabels = {} as const;
