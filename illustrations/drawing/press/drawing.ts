/**
 * A picture as data, before it is printed.
 *
 * Every shape is on two plates: its flat colour, and its tone, which says how densely each of three
 * grain inks is sprayed over it. A shape covers on both plates what lies behind it.
 */
import type { Colour } from './colour';

/** Density of each grain ink, 0 to 1: shade darkens, light warms, haze pales. */
export interface Grain {
  shade?: number;
  light?: number;
  haze?: number;
}

export type Tone =
  | { kind: 'flat'; grain: Grain }
  | {
      kind: 'fade';
      from: readonly [number, number];
      to: readonly [number, number];
      box: boolean;
      stops: Stop[];
    }
  | { kind: 'round'; centre: readonly [number, number]; radius: number; box: boolean; stops: Stop[] };

export type Stop = readonly [offset: number, grain: Grain];

export interface Shape {
  d: string;
  /** No colour: the shape is grain only, laid over what is there. */
  fill?: Colour;
  stroke?: Colour;
  strokeWidth?: number;
  dash?: string;
  opacity?: number;
  tone?: Tone;
}

export interface Group {
  transform: string;
  children: Drawing;
}

/** What is drawn only inside an outline. */
export interface Clipped {
  clip: string;
  children: Drawing;
}

/** Shapes from back to front. */
export type Drawing = Shape | Group | Clipped | readonly Drawing[];

export const flat = (grain: Grain): Tone => ({ kind: 'flat', grain });

/** Grain that changes from top to bottom of the shape's own box. */
export const down = (...stops: Grain[]): Tone => boxFade([0, 0], [0, 1], stops);

/** Grain that changes across the shape's own box, from its lit side to its dark side. */
export const across = (lit: 'left' | 'right', ...stops: Grain[]): Tone =>
  boxFade(lit === 'left' ? [0, 0.25] : [1, 0.25], lit === 'left' ? [1, 0.75] : [0, 0.75], stops);

/** Grain that changes between two heights of the picture. */
export const fall = (top: number, bottom: number, ...stops: Grain[]): Tone => ({
  kind: 'fade',
  from: [0, top],
  to: [0, bottom],
  box: false,
  stops: spread(stops),
});

/** Grain around a point of the picture. */
export const glow = (x: number, y: number, radius: number, ...stops: Grain[]): Tone => ({
  kind: 'round',
  centre: [x, y],
  radius,
  box: false,
  stops: spread(stops),
});

function boxFade(from: readonly [number, number], to: readonly [number, number], stops: Grain[]): Tone {
  return { kind: 'fade', from, to, box: true, stops: spread(stops) };
}

const spread = (stops: Grain[]): Stop[] =>
  stops.map((grain, index) => [stops.length === 1 ? 0 : index / (stops.length - 1), grain]);
