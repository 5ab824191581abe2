/** Summits above a sea of clouds, an ibex on the crest. */
import { flock } from '../../elements/birds';
import { mist, seaOfClouds } from '../../elements/clouds';
import { contours, hill, ridge } from '../../elements/hills';
import { chain } from '../../elements/peaks';
import { grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { mix } from '../../press/colour';
import { type Drawing, fall, flat } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const aboveTheClouds: Scene = {
  shows: 'un bouquetin sur une crête, au-dessus d’une mer de nuages',
  moods: ['sunset', 'dusk', 'mist', 'night', 'golden', 'morning', 'noon'],
  horizon: 480,
  subject: { x: 0.25, y: 0.5 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const heading = lit === 'left' ? 1 : -1;
    const x = width * (lit === 'left' ? random.between(0.58, 0.74) : random.between(0.26, 0.42));
    const line = ridge(setting, 1120, 60, 520);
    const crest = (px: number) =>
      line.at(px) - 240 * Math.max(0, 1 - Math.abs(px - width * (lit === 'left' ? 0.14 : 0.86)) / 900) ** 1.3;
    const crestLine = { at: crest, points: line.points.map(([px]) => [px, crest(px)] as const), top: 860 };
    return [
      sky(setting, 640),
      chain(setting, {
        x: width - x,
        top: 470,
        foot: 820,
        count: 7,
        rock: inks.slate,
        distance: 0.8,
        snow: 0.3,
      }),
      seaOfClouds(setting, 700, 900),
      chain(setting, {
        x,
        top: 300,
        foot: 960,
        count: 3,
        rock: mix(inks.slate, inks.plum, 0.25),
        distance: 0.42,
        snow: 0.46,
      }),
      mist(setting, 780, 170, 0.85),
      seaOfClouds(setting, 890, 1100),
      flock(setting, {
        kind: 'gull',
        x: width - x,
        y: 330,
        count: 3,
        span: 84,
        colour: tint(inks.ink, 0.25),
      }),
      hill(setting, crestLine, mix(inks.slate, inks.spruceDeep, 0.6), 0.05, 260),
      contours(setting, crestLine, inks.slate, 0.1, 4),
      { d: grass(random, crest, -20, width + 20, 34, 0.3), fill: tint(inks.spruceDeep) },
      ibex(
        setting,
        width * (lit === 'left' ? 0.16 : 0.84),
        crest(width * (lit === 'left' ? 0.16 : 0.84)) + 6,
        190,
        heading,
      ),
    ];
  },
};

/** An ibex on the crest, looking out. */
function ibex({ tint }: Setting, x: number, base: number, tall: number, facing: number): Drawing {
  const k = tall / 100;
  return {
    transform: `translate(${Math.round(x)} ${Math.round(base)}) scale(${(k * facing).toFixed(3)} ${k.toFixed(3)})`,
    children: [
      {
        d: 'M-26 0L-24 -26C-30 -38 -26 -52 -12 -52L10 -54C16 -56 19 -64 22 -72C24 -77 29 -78 33 -75L43 -68C44 -66 42 -64 39 -64L31 -63C29 -56 27 -46 22 -40L22 -22L20 0L15 0L16 -22L12 -33L-10 -32L-16 -24L-15 0L-20 0L-21 -22L-23 0Z',
        fill: tint(inks.umber),
        tone: fall(-70, 0, { light: 0.3 }, { shade: 0.3 }),
      },
      { d: 'M27 -76C24 -92 12 -104 -4 -100C8 -100 18 -90 23 -75Z', fill: tint(inks.ink), tone: flat({}) },
      { d: 'M-26 -47C-31 -48 -32 -44 -29 -41Z', fill: tint(inks.ink) },
    ],
  };
}
