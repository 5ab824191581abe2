/** Words of the room `admissions`. */
export const admissionsLabels = {} as const;
