/** One list of styles for all blocks. */
import type { surfaces, tones, widths } from '../../content-model/enumerations';

export interface Appearance {
  /** Id of the block for links within the page. */
  anchor: string | null;
  surface: (typeof surfaces)[number];
  width: (typeof widths)[number];
  tone: (typeof tones)[number];
}
