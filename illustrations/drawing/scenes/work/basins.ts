/** A plant that cleans water: round basins with their bridges, in a meadow. */
import { stratus } from '../../elements/clouds';
import { hill, ranges, ridge } from '../../elements/hills';
import { flowers, grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech, poplar } from '../../elements/trees';
import { darken, lighten, mix } from '../../press/colour';
import { across, type Drawing, down } from '../../press/drawing';
import { ellipse, rect, ribbon } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const basins: Scene = {
  shows: 'les bassins ronds d’une station d’épuration, au milieu d’une prairie',
  moods: ['morning', 'noon'],
  horizon: 420,
  subject: { x: 0.5, y: 0.65 },
  draw(setting) {
    const { random, tint } = setting;
    const field = ridge(setting, 560, 12, 700);
    return [
      sky(setting, 520),
      stratus(setting, 70, 320, 3),
      ranges(setting, { top: 430, bottom: 560, count: 3, far: inks.lake, near: inks.forest, swing: 110 }).drawing,
      hill(setting, field, mix(inks.meadow, inks.leaf, 0.4), 0.1, 500),
      Array.from({ length: 9 }, (_, i) =>
        (i % 2 ? poplar : beech)(setting, 60 + i * 225 + random.between(-40, 40), 600, random.between(120, 210), tint(inks.forest, 0.34)),
      ),
      basin(setting, 480, 690, 300, 0.3),
      basin(setting, 1420, 680, 280, 0.3),
      basin(setting, 960, 930, 590, 0.04),
      { d: grass(random, () => height + 20, -20, width + 20, 130, 0.1), fill: tint(inks.forest) },
      flowers(setting, { from: 0, to: width, base: height + 20, tall: 190, count: 30, colours: [inks.paper, inks.sun, inks.plum] }),
    ];
  },
};

function basin(setting: Setting, x: number, y: number, r: number, distance: number): Drawing {
  const { tint, mood, lit } = setting;
  const flat = 0.3;
  const rim = tint(inks.stone, distance);
  const water = mix(mood.water, tint(inks.lake, distance), 0.5);
  const rail = (dy: number) => ribbon([[x - r, y + dy], [x + r * 0.06, y + dy]], () => r * 0.014);
  const posts = Array.from({ length: 10 }, (_, i) => rect(x - r + (i * r) / 9, y - r * 0.16, r * 0.012, r * 0.13));
  const arcs = [0.84, 0.66, 0.48].map((t) => ellipse(x, y, r * t, r * t * flat));
  return [
    { d: ellipse(x, y + r * 0.12, r * 1.06, r * 1.06 * flat), fill: darken(rim, 0.3), tone: across(lit, {}, { shade: 0.4 }) },
    { d: ellipse(x, y, r * 1.06, r * 1.06 * flat), fill: lighten(rim, 0.3), tone: across(lit, { light: 0.2 }, { shade: 0.2 }) },
    { d: ellipse(x, y, r, r * flat), fill: darken(water, 0.3) },
    { d: ellipse(x, y + r * 0.03, r * 0.97, r * 0.97 * flat), fill: water, tone: down({ haze: 0.4 }, { shade: 0.2 }) },
    arcs.map((d): Drawing => ({ d, stroke: lighten(water, 0.4), strokeWidth: 3, opacity: 0.7 })),
    { d: ellipse(x, y, r * 0.12, r * 0.12 * flat), fill: rim },
    { d: rect(x - r * 1.04, y - r * 0.05, r * 1.12, r * 0.06), fill: lighten(rim, 0.1), tone: down({ light: 0.2 }, { shade: 0.5 }) },
    { d: rail(-r * 0.16) + rail(-r * 0.1) + posts.join(''), fill: tint(inks.sun, distance) },
    { d: rect(x - r * 0.06, y - r * 0.2, r * 0.12, r * 0.2), fill: tint(inks.river, distance), tone: across(lit, { light: 0.3 }, { shade: 0.4 }) },
  ];
}
