/** Bats over an orchard, by night. */
import { hill, ranges, ridge } from '../../elements/hills';
import { grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech } from '../../elements/trees';
import { darken } from '../../press/colour';
import type { Drawing } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const bats: Scene = {
  shows: 'des chauves-souris au-dessus d’un verger',
  moods: ['night', 'dusk'],
  horizon: 360,
  subject: { x: 0.45, y: 0.35 },
  draw(setting) {
    const { random, tint } = setting;
    const slope = ridge(setting, 860, 30, 800);
    const places: [number, number, number, number][] = [
      [820, 380, 330, -8],
      [1330, 250, 210, 14],
      [500, 600, 180, -18],
      [1180, 590, 240, 8],
      [1600, 500, 150, -6],
      [300, 330, 130, 16],
    ];
    return [
      sky(setting, 620),
      ranges(setting, { top: 640, bottom: 840, count: 4, far: inks.lake, near: inks.forest, swing: 120 }).drawing,
      hill(setting, slope, inks.leaf, 0.08, 500),
      [0, 1].map((row) =>
        Array.from({ length: 6 }, (_, i) =>
          beech(setting, 60 + row * 170 + i * 350 + random.between(-20, 20), 930 + row * 150, 250 + row * 110, tint(inks.forest, 0.2 - row * 0.14)),
        ),
      ),
      { d: grass(random, () => height + 20, -20, width + 20, 170, 0.1), fill: tint(inks.spruceDeep) },
      places.map((place) => bat(setting, ...place)),
    ];
  },
};

function bat({ tint }: Setting, x: number, y: number, span: number, turn: number): Drawing {
  const colour = darken(tint(inks.ink), 0.2);
  const wing =
    'M0 -4C-8 -16 -20 -26 -34 -30C-40 -24 -46 -12 -50 0C-44 -4 -38 -4 -34 2C-30 -2 -22 -2 -18 6C-14 2 -6 4 -3 12Z';
  return {
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${span / 100})`,
    children: [
      { d: wing, fill: colour },
      { transform: 'scale(-1 1)', children: { d: wing, fill: colour } },
      { d: 'M-5 -6L-6 -17L-1 -10L1 -10L6 -17L5 -6C8 2 5 14 0 19C-5 14 -8 2 -5 -6Z', fill: colour },
    ],
  };
}
