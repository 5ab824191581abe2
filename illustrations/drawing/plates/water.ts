/** Water and bed of a river in section, as engravers draw them: flat tints, and strokes that break. */
import { type Colour, mix } from '../press/colour';
import { type Drawing, flat, fall } from '../press/drawing';
import { below, type Point, polyline, smooth } from '../press/paths';
import { createRandom, wave } from '../press/random';
import { inks } from '../setting/inks';
import { height, width } from '../setting/setting';
import { line } from './pen';

export const acrossSheet = (steps: number, y: (x: number) => number): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const x = -20 + ((width + 40) * i) / steps;
    return [x, y(x)] as const;
  });

/** Broken strokes along the water: dense under the surface, rare below. */
export function ripples(seed: string, top: number, bottom: number, colour: Colour, gap = 24): Drawing {
  const random = createRandom(seed);
  const strokes: string[] = [];
  for (let y = top; y < bottom; y += gap * (1 + ((y - top) / (bottom - top)) * 1.6)) {
    for (let x = random.between(-200, 40); x < width; ) {
      const length = random.between(60, 300);
      strokes.push(
        smooth([
          [x, y],
          [x + length / 3, y + random.between(-2.5, 2.5)],
          [x + (2 * length) / 3, y + random.between(-2.5, 2.5)],
          [x + length, y],
        ]),
      );
      x += length + random.between(40, 340);
    }
  }
  return line(strokes.join(''), 2.2, colour);
}

/** Still or running water from its surface down, a tint deeper at every step. */
export function water(surface: number, colour: Colour, deep: Colour, steps: readonly number[]): Drawing {
  return [surface, ...steps].map((top, i) => ({
    d: below(
      acrossSheet(24, (x) => top + (i === 0 ? 4 * Math.sin(x / 60) : 10 * Math.sin(x / 210 + i))),
      height,
    ),
    fill: mix(colour, deep, i / Math.max(1, steps.length)),
    tone: i === 0 ? fall(surface, surface + 260, { light: 0.3 }, { light: 0 }) : flat({ shade: 0.04 * i }),
  }));
}

/** The bed: gravel and stones on earth. */
export function bed(seed: string, top: (x: number) => number): Drawing {
  const random = createRandom(seed);
  const rough = wave(random, 3);
  const ground = acrossSheet(60, (x) => top(x) + 10 * rough(x / 90));
  const stones = Array.from({ length: 46 }, () => {
    const x = random.between(-20, width + 20);
    const size = random.between(16, 54);
    return { x, y: top(x) + random.between(-6, 70), size };
  }).sort((a, b) => a.y - b.y);
  return [
    { d: below(ground, height), fill: inks.sand, tone: flat({ shade: 0.22 }) },
    stones.map(({ x, y, size }) => stone(random.between(0, 9), x, y, size)),
    line(polyline(ground), 3),
  ];
}

function stone(turn: number, x: number, y: number, size: number): Drawing {
  const outline = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * Math.PI * 2;
    const r = size * (0.86 + 0.14 * Math.sin(angle * 2 + turn));
    return [x + r * Math.cos(angle), y + r * 0.58 * Math.sin(angle)] as const;
  });
  const d = `${smooth([...outline, outline[0] as Point])}Z`;
  return {
    clip: d,
    children: [
      { d, fill: mix(inks.stone, inks.chalk, (turn % 3) / 3), stroke: inks.ink, strokeWidth: 5 },
      {
        d: `M${x - size} ${y + size * 0.1}Q${x} ${y + size * 0.5} ${x + size} ${y - size * 0.1}V${y + size}H${x - size}Z`,
        tone: flat({ shade: 0.5 }),
      },
    ],
  };
}
