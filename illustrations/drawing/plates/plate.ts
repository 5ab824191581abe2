/** What a plate is: one tool, its parts, and the ground it stands before. */
import type { Colour } from '../press/colour';
import type { Drawing } from '../press/drawing';

export interface Plate {
  /** The programme whose text names the tool: its slug is the plate's file. */
  programme: string;
  number: number;
  /** Title below the drawing, in French. */
  title: string;
  /** What the letters name, in their order from a. */
  parts: readonly string[];
  /** What it shows and what it is for, for those who listen: `un moulinet…, qui compte…`. */
  describes: string;
  /** Colour of the title and of the rule above it. */
  tone: Colour;
  draw(): Drawing;
}

/** The drawing stands above the words; below it the sheet is plain paper. */
export const floor = 1012;

/**
 * What every crop keeps of a sheet of 1920 × 1280: a share card takes the middle 55 % of its width, a 16:9 picture
 * all but 100 above and below. Letters, words and the tool itself stay inside; beside it is only ground.
 */
export const safe = { left: 440, right: 1480, top: 108, bottom: 1172 } as const;

export const letterOf = (index: number) => String.fromCharCode(97 + index);

/** The alternative text, in French: the object, its use, and what the letters say. */
export function describePlate({ describes, parts }: Plate): string {
  return `Planche\u00a0: ${describes}. ${parts.map((part, i) => `${letterOf(i)}, ${part}`).join('\u00a0; ')}.`;
}
