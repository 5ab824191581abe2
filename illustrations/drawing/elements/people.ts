/** People in small: standing, walking, sitting, on a bicycle. */
import { type Colour, darken, mix } from '../press/colour';
import { across, type Drawing } from '../press/drawing';
import { bend, circle, ellipse, type Point, polygon, ribbon, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { arm, bicycle, feet, hand, legs, type Pose, torso } from './people-body';

/** No colour near one of `skins`: a figure this small would look undressed. */
const clothes = [
  inks.sun,
  inks.brick,
  inks.river,
  inks.forest,
  inks.leaf,
  inks.slate,
  inks.plum,
  inks.lake,
  inks.riverDeep,
] as const;

const trousers = [inks.riverDeep, inks.slate, inks.spruceDeep, inks.ink, inks.zinc] as const;

export const skins = ['#f1c9a5', '#e0ac83', '#c68a5e', '#9a6240', '#6f432c', '#f5d6bb'] as const;

const hairs = ['#2a1c17', '#4a2d1c', '#7a4a26', '#b98a4a', '#1d1a1c', '#8a8a86'] as const;

export interface Figure {
  x: number;
  base: number;
  tall: number;
  pose: Pose;
  facing?: 1 | -1;
  distance?: number;
  bag?: boolean;
}

export function person(
  setting: Setting,
  { x, base, tall, pose, facing = 1, distance = 0, bag }: Figure,
): Drawing {
  const { random, tint, lit } = setting;
  const k = tall / 100;
  const c = (colour: Colour) => tint(colour, distance);
  const top = c(random.pick(clothes));
  const bottom = c(random.pick(trousers));
  const skin = c(random.pick(skins));
  const side = (facing === 1) === (lit === 'left') ? 'left' : 'right';
  const hip: Point = pose === 'sit' ? [-8, -8] : pose === 'ride' ? [-10, -46] : [0, -48];
  const lean = pose === 'ride' ? 14 : pose === 'walk' ? 2.5 : pose === 'sit' ? -4 : 0;
  const neck: Point = [hip[0] + lean, hip[1] - 36];
  const coat = random.chance(0.3) && pose !== 'ride' && pose !== 'sit' ? 10 : 2;
  return {
    transform: `translate(${Math.round(x)} ${Math.round(base)}) scale(${(k * facing).toFixed(3)} ${k.toFixed(3)})`,
    children: [
      pose === 'ride' ? bicycle(c(inks.ink), c(random.pick([inks.clay, inks.sun, inks.lake]))) : [],
      { d: legs(pose, hip), fill: bottom, tone: across(side, {}, { shade: 0.4 }) },
      { d: feet(pose), fill: darken(bottom, 0.5) },
      bag
        ? {
            d: roundRect(neck[0] - 17, neck[1] + 4, 13, 22, 5),
            fill: c(random.pick([inks.clay, inks.spruce, inks.sun])),
            tone: across(side, {}, { shade: 0.4 }),
          }
        : [],
      { d: torso(hip, neck, coat), fill: top, tone: across(side, { light: 0.25 }, {}, { shade: 0.45 }) },
      { d: arm(pose, neck), fill: darken(top, 0.12) },
      { d: hand(pose, neck), fill: skin },
      head(setting, neck, skin, c(random.pick(hairs)), top),
    ],
  };
}

function head({ random }: Setting, [nx, ny]: Point, skin: Colour, hair: Colour, top: Colour): Drawing {
  const cx = nx + 0.8;
  const cy = ny - 8.6;
  const style = random.pick([0, 1, 2, 3, 0, 1, 2, 4]);
  const cap = `M${cx - 7.2} ${cy + 1}C${cx - 8.6} ${cy - 10} ${cx + 7} ${cy - 11} ${cx + 6.6} ${cy - 2.4}C${cx + 2} ${cy - 5} ${cx - 2} ${cy - 3} ${cx - 3.4} ${cy + 2.4}Z`;
  const back = [
    '',
    circle(cx - 6.4, cy - 5.4, 3.6),
    `M${cx - 6.8} ${cy - 3}C${cx - 11} ${cy + 4} ${cx - 9} ${cy + 13} ${cx - 8} ${cy + 15}L${cx - 2} ${cy + 13}L${cx - 2} ${cy}Z`,
    '',
    `M${cx - 8} ${cy}C${cx - 9} ${cy - 12} ${cx + 8} ${cy - 12} ${cx + 7} ${cy - 1}L${cx + 3} ${cy + 8}L${cx + 6} ${cy + 14}L${cx - 9} ${cy + 15}Z`,
  ][style];
  const scarf = style === 4;
  const cloth = mix(top, '#f3e3bd', 0.5);
  return [
    {
      d: polygon([nx - 2.6, ny - 4], [nx + 2.6, ny - 4], [nx + 3, ny + 2], [nx - 3, ny + 2]),
      fill: darken(skin, 0.12),
    },
    back ? { d: back, fill: scarf ? cloth : hair } : [],
    { d: ellipse(cx + 0.4, cy, 5.8, 6.9), fill: skin },
    scarf
      ? {
          d: `M${cx - 7.4} ${cy + 4}C${cx - 9.6} ${cy - 11} ${cx + 7} ${cy - 11} ${cx + 6.4} ${cy - 3.4}C${cx + 1} ${cy - 4.6} ${cx - 3} ${cy - 2} ${cx - 2.4} ${cy + 7}Z`,
          fill: cloth,
        }
      : { d: cap, fill: hair },
  ];
}

/** Some people here and there on a stretch of ground. */
export function crowd(
  setting: Setting,
  options: {
    from: number;
    to: number;
    base: number;
    tall: number;
    count: number;
    distance?: number;
    sitters?: number;
  },
): Drawing {
  const { random } = setting;
  const { from, to, base, tall, count, distance = 0, sitters = 0 } = options;
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + random.between(0.28, 0.72))) / count;
    const pose: Pose = random.chance(sitters) ? 'sit' : random.chance(0.65) ? 'walk' : 'stand';
    const size = tall * random.between(0.92, 1.08);
    return person(setting, {
      x,
      base: base + random.between(-0.04, 0.1) * tall,
      tall: size,
      pose,
      facing: random.pick([1, -1]),
      distance,
      bag: random.chance(0.4),
    });
  });
}

/** A line between two points as a curve that hangs. */
export const hanging = (from: Point, to: Point, sag: number, thick: number) =>
  ribbon(bend(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag], to, 10), () => thick);
