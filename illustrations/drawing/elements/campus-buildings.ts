/** The school's houses: a long hall of timber and glass, an old stone wing, a greenhouse. */
import { type Colour, darken, lighten, mix } from '../press/colour';
import { across, type Drawing, down } from '../press/drawing';
import { circle, polygon, rect, ribbon, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { chimneys } from './facade-roofs';
import { scallop } from './leaves';

export interface Building {
  x: number;
  base: number;
  width: number;
  tall: number;
  distance: number;
}

export function glass({ tint, mood }: Setting, distance: number): Colour {
  return mood.dark
    ? mix(inks.sun, inks.cream, 0.4)
    : mix(darken(tint(inks.lake, distance), 0.3), mood.sky[1], 0.25);
}

/** An old wing of stone under slate, with a clock. */
export function stoneWing(setting: Setting, { x, base, width, tall, distance }: Building): Drawing {
  const { random, tint, lit, mood } = setting;
  const eaves = base - tall * 0.62;
  const wall = tint(random.pick([inks.chalk, inks.cream, '#e6c9a4']), distance);
  const slate = tint(random.pick([inks.slate, mix(inks.slate, inks.river, 0.3), inks.brick]), distance);
  const columns = Math.round(width / (tall * 0.26));
  const step = width / columns;
  const panes: string[] = [];
  const frames: string[] = [];
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < columns; i++) {
      const wx = x + step * (i + 0.5) - step * 0.19;
      const wy = eaves + tall * (0.07 + row * 0.29);
      frames.push(roundRect(wx - step * 0.06, wy - step * 0.06, step * 0.5, tall * 0.2 + step * 0.12, 4));
      panes.push(roundRect(wx, wy, step * 0.38, tall * 0.2, row ? 2 : step * 0.19));
    }
  }
  const tower = x + width / 2;
  const tw = tall * 0.3;
  return [
    chimneys(setting, x + width * 0.05, base - tall * 0.96, width * 0.9, tall * 0.2, distance),
    {
      d: rect(x, eaves, width, base - eaves),
      fill: wall,
      tone: across(lit, { light: 0.3 }, {}, { shade: 0.34 }),
    },
    {
      d: polygon(
        [x - tall * 0.03, eaves],
        [x + tall * 0.18, base - tall],
        [x + width - tall * 0.18, base - tall],
        [x + width + tall * 0.03, eaves],
      ),
      fill: slate,
      tone: down({ light: 0.26 }, { shade: 0.06 }, { shade: 0.4 }),
    },
    { d: frames.join(''), fill: lighten(wall, 0.4) },
    {
      d: panes.join(''),
      fill: mood.dark ? mix(inks.sun, inks.cream, 0.4) : darken(tint(inks.slate, distance), 0.25),
      tone: down({}, { shade: 0.3 }),
    },
    { d: rect(x - 4, eaves - 5, width + 8, tall * 0.035), fill: darken(wall, 0.16) },
    {
      d: rect(tower - tw / 2, base - tall * 1.12, tw, tall * 1.12),
      fill: lighten(wall, 0.12),
      tone: across(lit, { light: 0.26 }, {}, { shade: 0.5 }),
    },
    {
      d: polygon(
        [tower - tw * 0.62, base - tall * 1.12],
        [tower, base - tall * 1.62],
        [tower + tw * 0.62, base - tall * 1.12],
      ),
      fill: slate,
      tone: across(lit, { light: 0.34 }, { shade: 0.5 }),
    },
    { d: circle(tower, base - tall * 0.94, tw * 0.25), fill: tint(inks.paper, distance) },
    {
      d:
        ribbon(
          [
            [tower, base - tall * 0.94],
            [tower, base - tall * 0.94 - tw * 0.18],
          ],
          () => 3,
        ) +
        ribbon(
          [
            [tower, base - tall * 0.94],
            [tower + tw * 0.13, base - tall * 0.94],
          ],
          () => 3,
        ) +
        roundRect(tower - tw * 0.22, base - tall * 0.3, tw * 0.44, tall * 0.3, tw * 0.22),
      fill: darken(tint(inks.umber, distance), 0.3),
    },
  ];
}

/** A greenhouse with plants behind its panes. */
export function greenhouse(setting: Setting, { x, base, width, tall, distance }: Building): Drawing {
  const { random, tint, lit } = setting;
  const eaves = base - tall * 0.56;
  const top = base - tall;
  const frame = tint(inks.paper, distance);
  const inset = tall * 0.3;
  const plants = Array.from({ length: 16 }, () =>
    scallop(
      random,
      x + width * random.between(0.05, 0.95),
      base - tall * random.between(0.08, 0.34),
      tall * random.between(0.08, 0.2),
      tall * random.between(0.07, 0.17),
      8,
    ),
  );
  const bars: string[] = [];
  const count = Math.round(width / (tall * 0.26));
  for (let i = 0; i <= count; i++) {
    const px = x + (width * i) / count;
    const roof = x + inset + ((width - inset * 2) * i) / count;
    bars.push(
      rect(px - 2.5, eaves, 5, base - eaves),
      ribbon(
        [
          [px, eaves],
          [roof, top],
        ],
        () => 4,
      ),
    );
  }
  const pane = mix(glass(setting, distance), tint(inks.ice, distance), 0.6);
  return [
    {
      d: polygon(
        [x, base],
        [x, eaves],
        [x + inset, top],
        [x + width - inset, top],
        [x + width, eaves],
        [x + width, base],
      ),
      fill: pane,
      tone: across(lit, { light: 0.35 }, { haze: 0.2 }, { shade: 0.26 }),
    },
    {
      d: plants.join(''),
      fill: tint(inks.leaf, distance + 0.16),
      tone: down({ light: 0.2 }, { shade: 0.3 }),
    },
    {
      d: [0.12, 0.46, 0.74]
        .map((t) =>
          polygon(
            [x + width * t, base],
            [x + width * (t + 0.09), eaves],
            [x + width * (t + 0.14), eaves],
            [x + width * (t + 0.05), base],
          ),
        )
        .join(''),
      fill: frame,
      opacity: 0.4,
    },
    {
      d:
        bars.join('') +
        rect(x - 4, eaves - 4, width + 8, 9) +
        rect(x + inset - 4, top - 5, width - inset * 2 + 8, 10) +
        rect(x - 4, base - tall * 0.1, width + 8, tall * 0.1),
      fill: frame,
      tone: down({}, { shade: 0.2 }),
    },
  ];
}
