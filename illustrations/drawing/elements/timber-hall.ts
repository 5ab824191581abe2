/** The hall: glass below, timber fins above, a garden on its roof. */
import { darken, lighten } from '../press/colour';
import { across, type Drawing, down, fall } from '../press/drawing';
import { type Point, polygon, rect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { type Building, glass } from './campus-buildings';
import { panels } from './houses';
import { scallop } from './leaves';
import { grass } from './reeds';
import { beech } from './trees';

/** Two storeys: glass below, timber fins above, a garden on the roof. */
export function timberHall(setting: Setting, { x, base, width, tall, distance }: Building): Drawing {
  const { random, tint, lit } = setting;
  const split = base - tall * 0.46;
  const top = base - tall;
  const wood = tint(random.pick(['#b98a57', '#a8774a', '#c49a68']), distance);
  const over = tall * 0.1;
  const bays = Math.round(width / (tall * 0.3));
  const step = width / bays;
  const mullions = Array.from({ length: bays + 1 }, (_, i) => rect(x + i * step - 3, split, 6, base - split));
  const fins = Array.from({ length: bays * 5 }, (_, i) =>
    rect(x - over + ((width + over * 2) * i) / (bays * 5), top + tall * 0.07, 5, split - top - tall * 0.08),
  );
  const openings = Array.from({ length: bays }, (_, i) =>
    i % 3 === 1 ? '' : rect(x + i * step + step * 0.12, top + tall * 0.16, step * 0.76, (split - top) * 0.58),
  );
  const slope: [Point, Point, Point, Point] = [
    [x + width * 0.58, top - tall * 0.16],
    [x + width * 0.92, top - tall * 0.16],
    [x + width * 0.9, top - tall * 0.02],
    [x + width * 0.56, top - tall * 0.02],
  ];
  const bushes = Array.from({ length: 12 }, () =>
    scallop(
      random,
      x + width * random.between(0, 0.52),
      top - tall * 0.02,
      tall * random.between(0.06, 0.13),
      tall * random.between(0.05, 0.1),
      8,
    ),
  );
  const pane = glass(setting, distance);
  return [
    {
      d: rect(x, split, width, base - split),
      fill: pane,
      tone: across(lit, { light: 0.3 }, { haze: 0.1 }, { shade: 0.36 }),
    },
    {
      d: Array.from({ length: 6 }, (_, i) =>
        polygon(
          [x + (width * (i + 0.2)) / 6, base],
          [x + (width * (i + 0.5)) / 6, split],
          [x + (width * (i + 0.66)) / 6, split],
          [x + (width * (i + 0.36)) / 6, base],
        ),
      ).join(''),
      fill: lighten(pane, 0.35),
      opacity: 0.35,
    },
    { d: mullions.join('') + rect(x, split + (base - split) * 0.42, width, 4), fill: darken(wood, 0.45) },
    {
      d: rect(x - over, top, width + over * 2, split - top),
      fill: wood,
      tone: across(lit, { light: 0.3 }, {}, { shade: 0.26 }),
    },
    { d: openings.join(''), fill: pane, tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: fins.join(''), fill: darken(wood, 0.24), opacity: 0.75 },
    {
      d: rect(x - over, split - tall * 0.035, width + over * 2, tall * 0.05),
      fill: darken(wood, 0.3),
      tone: down({}, { shade: 0.4 }),
    },
    {
      d: rect(x, split + tall * 0.015, width, tall * 0.06),
      tone: fall(split, split + tall * 0.08, { shade: 0.6 }, { shade: 0 }),
    },
    { d: polygon(...slope), fill: tint(inks.slate, distance) },
    panels(setting, slope, distance, 8, 2),
    { d: bushes.join(''), fill: tint(inks.forest, distance), tone: down({ light: 0.35 }, { shade: 0.3 }) },
    beech(setting, x + width * random.between(0.12, 0.4), top, tall * 0.5, tint(inks.leaf, distance)),
    {
      d: grass(random, () => top + 2, x - over, x + width + over, tall * 0.1, 0.14),
      fill: tint(inks.leaf, distance),
    },
    {
      d: rect(x - over - 4, top - 2, width + over * 2 + 8, tall * 0.055),
      fill: lighten(wood, 0.3),
      tone: down({ light: 0.2 }, { shade: 0.3 }),
    },
  ];
}
