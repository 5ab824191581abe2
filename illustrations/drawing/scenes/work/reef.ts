/** Under the surface: corals, fish, a turtle. */
import { type Colour, darken, lighten, mix } from '../../press/colour';
import { type Drawing, down, fall, flat } from '../../press/drawing';
import { bend, circle, ellipse, type Point, polygon, rect, ribbon, smoothClosed } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const reef: Scene = {
  shows: 'un récif de corail, ses poissons et une tortue',
  moods: ['morning', 'noon'],
  horizon: 200,
  subject: { x: 0.4, y: 0.5 },
  draw(setting) {
    const { random } = setting;
    return [
      { d: rect(0, 0, width, height), fill: '#2f8fae', tone: fall(0, height, { haze: 0.7 }, { haze: 0.1 }, { shade: 0.5 }, { shade: 0.8 }) },
      {
        d: [140, 560, 900, 1380].map((x, i) => polygon([x, -20], [x + 120 + i * 20, -20], [x + 20, 1000], [x - 240, 1000])).join(''),
        fill: '#a9dbe0',
        opacity: 0.16,
      },
      bank(900, '#2a6f86', setting),
      Array.from({ length: 7 }, (_, i) => branches(setting, 90 + i * 290, 960 + random.between(-20, 30), 230, [inks.plum, inks.lake, inks.amber][i % 3] ?? inks.plum, 0.5)),
      turtle(setting, 700, 420),
      school(setting, 1240, 330),
      bank(1060, '#1d566d', setting),
      Array.from({ length: 8 }, (_, i) =>
        i % 2
          ? brain(setting, 150 + i * 240, 1110 + random.between(-10, 20), random.between(90, 130))
          : branches(setting, 130 + i * 240, 1130, random.between(260, 330), [inks.clay, inks.sun, inks.terracotta, inks.plum][(i / 2) % 4] ?? inks.clay, 0),
      ),
      [
        [300, 700, 1, inks.sun],
        [1010, 800, -1, inks.amber],
        [1560, 700, -1, inks.sun],
      ].map(([x, y, way, colour]) => fish(Number(x), Number(y), 84, Number(way) as 1 | -1, String(colour))),
      bank(1190, '#e4cf9f', setting),
    ];
  },
};

function bank(y: number, colour: Colour, { random }: Setting): Drawing {
  const points: Point[] = Array.from({ length: 12 }, (_, i) => [i * 180 - 40, y + random.between(-26, 26)]);
  return { d: smoothClosed([...points, [width + 200, height + 200], [-200, height + 200]]), fill: colour, tone: fall(y - 30, height, { light: 0.16 }, { shade: 0.5 }) };
}

function branches({ random }: Setting, x: number, base: number, size: number, paint: string, far: number): Drawing {
  const colour = mix(paint, '#2f8fae', far);
  const arms = Array.from({ length: 9 }, (_, i) => {
    const lean = (i - 4) / 4;
    const tip: Point = [x + lean * size * 0.62, base - size * (1 - Math.abs(lean) * 0.42) * random.between(0.84, 1.05)];
    return ribbon(bend([x + lean * 16, base], [x + lean * size * 0.1, base - size * 0.5], tip, 10), (t) => size * (0.1 - t * 0.045)) + circle(tip[0], tip[1], size * 0.034);
  });
  return { d: arms.join(''), fill: colour, tone: down({ light: 0.4 }, { shade: 0.4 }) };
}

function brain(_: Setting, x: number, y: number, r: number): Drawing {
  return [
    { d: ellipse(x, y, r, r * 0.74), fill: inks.meadow, tone: down({ light: 0.4 }, { shade: 0.5 }) },
    [0.75, 0.5, 0.25].map((t): Drawing => ({ d: ellipse(x, y - r * 0.08, r * t, r * 0.74 * t), stroke: darken(inks.meadow, 0.3), strokeWidth: 6 })),
  ];
}

function fish(x: number, y: number, size: number, way: 1 | -1, colour: Colour): Drawing {
  return {
    transform: `translate(${x} ${y}) scale(${way} 1)`,
    children: [
      { d: polygon([-size * 0.7, 0], [-size * 1.25, -size * 0.42], [-size * 1.1, 0], [-size * 1.25, size * 0.42]), fill: darken(colour, 0.2) },
      { d: ellipse(0, 0, size * 0.82, size * 0.46), fill: colour, tone: down({ light: 0.4 }, { shade: 0.3 }) },
      { d: ribbon(bend([-size * 0.1, -size * 0.44], [size * 0.04, 0], [-size * 0.1, size * 0.44], 8), () => size * 0.15), fill: inks.paper },
      { d: circle(size * 0.5, -size * 0.1, size * 0.09), fill: inks.paper },
      { d: circle(size * 0.52, -size * 0.1, size * 0.05), fill: inks.ink },
    ],
  };
}

function school({ random }: Setting, x: number, y: number): Drawing {
  return Array.from({ length: 16 }, (_, i) =>
    fish(x + (i % 5) * 92 + random.between(-30, 30), y + Math.floor(i / 5) * 74 + random.between(-20, 20), 30, -1, i % 3 ? inks.ice : lighten(inks.sun, 0.4)),
  );
}

function turtle(_: Setting, x: number, y: number): Drawing {
  const skin = mix(inks.moss, inks.sand, 0.4);
  const flipper = (from: Point, control: Point, to: Point): Drawing => ({
    d: ribbon(bend(from, control, to, 10), (t) => 64 * (1 - t * 0.8)),
    fill: skin,
    tone: down({ light: 0.2 }, { shade: 0.4 }),
  });
  return [
    flipper([x + 90, y + 10], [x + 210, y - 160], [x + 90, y - 260]),
    flipper([x - 130, y + 10], [x - 230, y - 40], [x - 260, y - 90]),
    { d: ellipse(x + 236, y + 4, 62, 44), fill: skin, tone: down({ light: 0.2 }, { shade: 0.4 }) },
    { d: circle(x + 262, y - 8, 8), fill: inks.ink },
    { d: ellipse(x, y, 200, 118), fill: inks.umber, tone: down({ light: 0.4 }, { shade: 0.5 }) },
    [-110, -36, 40, 112].map((dx): Drawing => ({
      d: polygon([x + dx - 30, y - 6], [x + dx, y - 60 + Math.abs(dx) * 0.16], [x + dx + 30, y - 6], [x + dx, y + 50 - Math.abs(dx) * 0.16]),
      fill: inks.earth,
      tone: flat({ light: 0.1 }),
    })),
    flipper([x + 110, y + 60], [x + 190, y + 220], [x + 60, y + 300]),
    flipper([x - 120, y + 60], [x - 200, y + 130], [x - 270, y + 150]),
  ];
}
