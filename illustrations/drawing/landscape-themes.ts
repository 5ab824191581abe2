/** Landscapes the demo school's pictures are drawn from. */
export const landscapeThemes = [
  'water',
  'forest',
  'energy',
  'city',
  'coast',
  'soil',
  'air',
  'data',
  'mountain',
  'campus',
  'work',
] as const;
