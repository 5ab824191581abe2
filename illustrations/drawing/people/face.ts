/** Heads and faces: few marks, soft ones. */
import { darken, lighten, mix } from '../press/colour';
import { type Drawing, flat } from '../press/drawing';
import { bend, circle, ellipse, type Point, ribbon } from '../press/paths';
import { inks } from '../setting/inks';
import { eyeY, faceX } from './head';
import { flushed, lineOf, type Sitter, shaded } from './sitter';

export function features(sitter: Sitter): Drawing {
  const { skin, old, hairColour, head: shape, freckles, random } = sitter;
  const x = faceX(sitter);
  const turn = shape.turn;
  const line = lineOf(skin);
  // The eye away from us is a little closer to the nose.
  const eyes: Point[] = [-1, 1].map((side) => [x + side * (51 - Math.max(0, side * turn) * 8), eyeY]);
  const brow = mix(hairColour, line, sitter.old ? 0.35 : 0.2);
  return [
    cheeks(sitter, eyes),
    nose(sitter, x),
    eyes.map(([ex, ey], i) => eye(sitter, ex, ey, i === 0 ? -1 : 1)),
    eyes.map(([ex, ey], i) => {
      const side = i === 0 ? -1 : 1;
      const raise = old ? 0 : 2;
      return {
        d: ribbon(
          bend(
            [ex - side * 24, ey - 34 - raise],
            [ex + side * 2, ey - 47 - raise],
            [ex + side * 30, ey - 32],
            8,
          ),
          (t) => 10 - t * 6,
        ),
        fill: brow,
      };
    }),
    mouth(sitter, x + turn * 2),
    old ? wrinkles(x, eyes, shaded(skin)) : [],
    freckles
      ? {
          d: Array.from({ length: 22 }, () =>
            circle(x + random.between(-66, 66), 446 + random.between(-16, 20), random.between(1.6, 3)),
          ).join(''),
          fill: mix(skin, '#a3572c', 0.55),
          opacity: 0.8,
        }
      : [],
  ];
}

function eye({ skin, mouth, hairColour }: Sitter, x: number, y: number, side: number): Drawing {
  const dark = mix('#231815', hairColour, 0.12);
  if (mouth === 'grin') {
    return {
      d: ribbon(bend([x - 17, y + 4], [x, y - 12], [x + 17, y + 4], 8), (t) => 4 + 4 * Math.sin(Math.PI * t)),
      fill: dark,
    };
  }
  return [
    { d: ellipse(x, y + 1, 17, 10.5), fill: mix(lighten(skin, 0.6), '#fffaf0', 0.5), opacity: 0.85 },
    { d: ellipse(x + side, y, 9.4, 11), fill: dark },
    { d: circle(x + 3, y - 4, 2.6), fill: inks.paper },
    {
      d: ribbon(
        bend([x - side * 18, y + 1], [x - side * 2, y - 16], [x + side * 22, y - 1], 8),
        (t) => 3.4 + t * 3,
      ),
      fill: dark,
    },
  ];
}

function nose({ skin, head: shape, lit }: Sitter, x: number): Drawing {
  const side = shape.turn > 0 ? 1 : -1;
  const tip: Point = [x + side * 15, 470];
  const bridge: Point[] = [
    [x + side * 2, 414],
    [x + side * 7, 444],
    tip,
    [x + side * 12, 481],
    [x - side * 7, 483],
  ];
  const dark = lit === (side > 0 ? 'left' : 'right');
  return [
    {
      d: `M${x} 412Q${x + side * 8} 440 ${tip[0]} ${tip[1]}Q${x + side * 16} 484 ${x - side * 12} 484Q${x - side * 2} 450 ${x} 412Z`,
      tone: flat(dark ? { shade: 0.26 } : { light: 0.14 }),
    },
    { d: ribbon(bridge, (t) => 3 + 2.4 * t), fill: lineOf(skin), opacity: 0.72 },
  ];
}

function cheeks({ skin }: Sitter, eyes: readonly Point[]): Drawing {
  return eyes.map(([ex], i) => ({
    d: ellipse(ex + (i ? 14 : -14), 462, 29, 21),
    fill: flushed(skin),
    opacity: 0.26,
  }));
}

function mouth({ skin, mouth: kind }: Sitter, x: number): Drawing {
  const lip = mix(mix(skin, '#c4503a', 0.45), lineOf(skin), 0.3);
  if (kind === 'grin') {
    return [
      {
        d: `M${x - 36} 508Q${x} 517 ${x + 36} 508Q${x + 22} 540 ${x} 540Q${x - 22} 540 ${x - 36} 508Z`,
        fill: darken(lip, 0.5),
      },
      {
        d: `M${x - 31} 510.500Q${x} 519 ${x + 31} 510.500Q${x + 24} 522 ${x} 523Q${x - 24} 522 ${x - 31} 510.500Z`,
        fill: inks.paper,
      },
      { d: `M${x - 17} 536Q${x} 528 ${x + 17} 536Q${x} 543 ${x - 17} 536Z`, fill: lip },
    ];
  }
  const lift = kind === 'smile' ? 9 : 3;
  return [
    {
      d: ribbon(
        bend([x - 31, 513 - lift * 0.5], [x, 513 + lift * 1.5], [x + 31, 513 - lift * 0.5], 10),
        (t) => 3 + 2.6 * Math.sin(Math.PI * t),
      ),
      fill: lineOf(skin),
    },
    {
      d: `M${x - 19} 519Q${x} ${529 + lift} ${x + 19} 519Q${x} ${521 + lift * 0.6} ${x - 19} 519Z`,
      fill: lip,
      opacity: 0.75,
    },
  ];
}

function wrinkles(x: number, eyes: readonly Point[], colour: string): Drawing {
  const folds = [-1, 1].map((side) =>
    ribbon(
      bend([x + side * 34, 466], [x + side * 52, 486], [x + side * 47, 516], 6),
      (t) => 4 * Math.sin(Math.PI * (0.15 + t * 0.8)),
    ),
  );
  const crow = eyes.flatMap(([ex, ey], i) => {
    const side = i === 0 ? -1 : 1;
    return [-7, 5].map((dy) =>
      ribbon(
        [
          [ex + side * 32, ey + dy * 0.5],
          [ex + side * 46, ey + dy * 1.6],
        ],
        (t) => 3.4 - t * 2,
      ),
    );
  });
  const brow = [318, 338].map((y, i) =>
    ribbon(
      bend([x - 46 + i * 8, y + 4], [x, y - 7], [x + 46 - i * 8, y + 4], 8),
      (t) => 3.4 * Math.sin(Math.PI * t) + 0.4,
    ),
  );
  const bags = eyes.map(([ex, ey]) =>
    ribbon(
      bend([ex - 16, ey + 22], [ex, ey + 30], [ex + 17, ey + 21], 6),
      (t) => 3 * Math.sin(Math.PI * t) + 0.4,
    ),
  );
  return { d: [...folds, ...crow, ...brow, ...bags].join(''), fill: colour, opacity: 0.75 };
}
