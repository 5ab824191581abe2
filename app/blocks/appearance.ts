/** One vocabulary of looks for all blocks. */
export const surfaces = ['plain', 'soft', 'deep'] as const;
export const widths = ['narrow', 'normal', 'wide'] as const;
export const tones = ['forest', 'river', 'sun', 'clay'] as const;

export interface Appearance {
  /** Id of the block for links within the page. */
  anchor: string | null;
  surface: (typeof surfaces)[number];
  width: (typeof widths)[number];
  tone: (typeof tones)[number];
}
