/** A map in layers of paper, with measurements. */
import { type Colour, darken, lighten } from '../../press/colour';
import { type Drawing, fall, flat } from '../../press/drawing';
import { isolines, sample } from '../../press/isolines';
import { bend, circle, rect, smooth, smoothClosed } from '../../press/paths';
import { terrain } from '../../press/random';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { legend } from './shared';

export const map: Scene = {
  shows: 'une carte en relief de papier, semée de points de mesure',
  moods: ['poster', 'night', 'sage', 'golden', 'morning', 'dusk', 'mist'],
  horizon: 400,
  subject: { x: 0.5, y: 0.5 },
  draw(setting) {
    const { random, tint, mood } = setting;
    const surface = terrain(random, 3);
    const tilt = random.between(-0.35, 0.35);
    const relief = (x: number, y: number) =>
      surface(x / 620, y / 620) + tilt * (x / width - 0.5) + 0.12 * (0.5 - y / height);
    const field = sample({ x: -160, y: -160, width: width + 320, height: height + 320, cell: 26 }, relief);
    const colours = [
      mood.water,
      inks.brook,
      inks.cream,
      inks.lime,
      inks.meadow,
      inks.leaf,
      inks.forest,
      inks.spruce,
      inks.spruceDeep,
    ].map((colour, i) => tint(colour, i > 0 ? 0.06 : 0));
    const layers = colours.map((colour, i): Drawing => {
      if (i === 0)
        return {
          d: rect(0, 0, width, height),
          fill: darken(colour, 0.12),
          tone: fall(0, height, { light: 0.14 }, { shade: 0.3 }),
        };
      const loops = isolines(field, -0.4 + i * 0.115)
        .map(smoothClosed)
        .join('');
      const shadow: Drawing = {
        transform: 'translate(7 13)',
        children: {
          d: loops,
          fill: darken(colours[i - 1] ?? colour, 0.42),
          opacity: 0.55,
          tone: flat({ shade: 0.34 }),
        },
      };
      return [
        shadow,
        { d: loops, fill: colour, tone: fall(0, height, { light: 0.2 }, {}, { shade: 0.12 }) },
        { d: loops, stroke: lighten(colour, 0.3), strokeWidth: 2, opacity: 0.7 },
      ];
    });
    return [layers, graticule(setting), network(setting, relief)];
  },
};

/** The net of the map, with crosses where lines meet. */
function graticule({ tint }: Setting): Drawing {
  const lines: string[] = [];
  const crosses: string[] = [];
  for (let x = 160; x < width; x += 320) {
    lines.push(rect(x - 1, 0, 2, height));
    for (let y = 160; y < height; y += 320)
      crosses.push(rect(x - 13, y - 2, 26, 4), rect(x - 2, y - 13, 4, 26));
  }
  for (let y = 160; y < height; y += 320) lines.push(rect(0, y - 1, width, 2));
  return [
    { d: lines.join(''), fill: tint(inks.paper), opacity: 0.35 },
    { d: crosses.join(''), fill: tint(inks.paper), opacity: 0.9 },
  ];
}

/** Places where something was measured, and the links between them. */
function network({ random, tint, mood }: Setting, relief: (x: number, y: number) => number): Drawing {
  const signal = (colour: Colour) => (mood.dark ? lighten(colour, 0.1) : tint(colour));
  const places = Array.from({ length: 60 }, () => ({
    x: random.between(80, width - 80),
    y: random.between(80, height - 80),
    r: 9 + 44 * random.next() ** 3,
  }))
    .filter(({ x, y }) => relief(x, y) > -0.2)
    .slice(0, 26);
  const hub = [...places].sort((a, b) => b.r - a.r).slice(0, 5);
  const links = hub.slice(1).map((place, i) => {
    const from = hub[i] ?? place;
    return smooth(
      bend([from.x, from.y], [(from.x + place.x) / 2, (from.y + place.y) / 2 - 160], [place.x, place.y], 12),
    );
  });
  return [
    { d: links.join(''), stroke: tint(inks.paper), strokeWidth: 5, dash: '2 15' },
    places.map(({ x, y, r }) => {
      const colour = signal(random.pick(legend));
      return [
        r > 24 ? { d: circle(x, y, r * 1.7), fill: colour, opacity: 0.28 } : [],
        { d: circle(x + 3, y + 5, r), fill: tint(inks.ink), opacity: 0.3 },
        { d: circle(x, y, r), fill: colour, tone: fall(y - r, y + r, { light: 0.3 }, { shade: 0.4 }) },
        r > 24 ? { d: circle(x, y, r * 0.3), fill: tint(inks.paper) } : [],
      ];
    }),
  ];
}
