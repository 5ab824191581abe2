/** A GNSS receiver on its pole, where the circles of four satellites meet. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat } from '../../press/drawing';
import { isolines, sample } from '../../press/isolines';
import { circle, ellipse, polygon, rect, roundRect, smoothClosed } from '../../press/paths';
import { createRandom, terrain } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';

const x = 900;
const steel = '#c4d0cc';
/** 20 pixels are a centimetre. */
const centimetre = 20;
const horizon = 720;

export const gnssPole: Plate = {
  programme: 'bachelor-geomatique',
  number: 3,
  title: 'Récepteur GNSS sur canne',
  parts: ['antenne', 'récepteur', 'canne', 'bulle', 'carnet de terrain'],
  describes:
    'un récepteur GNSS sur sa canne, tenue d’aplomb par une bulle ; il donne la place d’un point à deux centimètres près',
  tone: inks.slate,
  draw: () => [
    { d: rect(0, 0, 1920, 1012), fill: '#dfe6e2', tone: down({ light: 0.3 }, {}) },
    ranges(),
    relief(),
    pole(),
    bubble(),
    notebook(),
    receiver(),
    elevation(),
    lettered('a', [640, 178], [790, 232]),
    lettered('b', [640, 330], [716, 330]),
    lettered('c', [760, 640], [886, 610]),
    lettered('d', [748, 508], [846, 498]),
    lettered('e', [1290, 846], [1184, 800]),
    scaleBar(500, 908, 10 * centimetre, '10 cm'),
  ],
};

/** Circles of equal distance from satellites that stand far outside the sheet; they meet in the antenna. */
function ranges(): Drawing {
  const satellites = [
    [-260, -420, '#14567f'],
    [620, -760, '#9c3345'],
    [1500, -640, '#7d5600'],
    [2240, -260, '#2c6a35'],
  ] as const;
  return satellites.map(([sx, sy, colour]) => {
    const reach = Math.hypot(sx - x, sy - 250);
    const rings = [-4, -3, -2, -1, 1, 2].map((n) => circle(sx, sy, reach + n * 74));
    return [
      { d: rings.join(''), stroke: mix(colour, '#dfe6e2', 0.45), strokeWidth: 2.4, dash: '3 9' },
      { d: circle(sx, sy, reach), stroke: colour, strokeWidth: 4.4 },
    ];
  });
}

/** The ground as a map shows it, seen from the side that is ours. */
function relief(): Drawing {
  const surface = terrain(createRandom('geomatics'), 3);
  const area = { x: -60, y: horizon, width: 2040, height: 330, cell: 15 };
  const field = sample(area, (px, py) => surface(px / 420, py / 130) + (py - horizon) / 700);
  const levels = Array.from({ length: 15 }, (_, i) => -0.7 + i * 0.1);
  return [
    { d: rect(0, horizon, 1920, 300), fill: '#c9d6a8', tone: down({ light: 0.2 }, { shade: 0.12 }) },
    clipped(
      rect(0, horizon, 1920, 300),
      levels.flatMap((level, i) =>
        isolines(field, level).map((loop) => ({
          d: smoothClosed(loop),
          fill: mix('#d6dfb6', '#7f9a58', i / 15),
          stroke: '#5b4a2c',
          strokeWidth: i % 5 === 0 ? 3.4 : 1.7,
        })),
      ),
    ),
    line(`M0 ${horizon}H1920`, weights.edge),
  ];
}

function receiver(): Drawing {
  const dome = `M${x - 190} 286C${x - 188} 196 ${x - 120} 150 ${x} 150C${x + 120} 150 ${x + 188} 196 ${x + 190} 286Z`;
  const base = `M${x - 196} 300H${x + 196}C${x + 196} 344 ${x + 168} 372 ${x + 110} 378H${x - 110}C${x - 168} 372 ${x - 196} 344 ${x - 196} 300Z`;
  return [
    solid(dome, '#f1f0e4', { tone: across('left', { light: 0.4 }, {}, { shade: 0.26 }, { shade: 0.62 }) }),
    line(`M${x - 152} 226C${x - 120} 190 ${x - 60} 172 ${x - 6} 170`, 5, '#ffffff'),
    clipped(dome, line(hatch({ x: x + 70, y: 180, width: 140, height: 110 }, 68, 10), weights.fine)),
    solid(roundRect(x - 206, 282, 412, 24, 10), inks.clay, { tone: across('left', { light: 0.25 }, {}, { shade: 0.5 }) }),
    solid(base, '#5d6f72', { tone: across('left', { light: 0.25 }, {}, { shade: 0.6 }) }),
    solid(roundRect(x - 62, 322, 124, 32, 12), inks.ink, { strokeWidth: 3 }),
    [inks.leaf, inks.sun, inks.brook].map((colour, i) => ({ d: circle(x - 34 + i * 34, 338, 8), fill: colour })),
    solid(`M${x - 64} 378H${x + 64}L${x + 40} 412H${x - 40}Z`, steel, { tone: across('left', {}, { shade: 0.6 }) }),
    solid(roundRect(x - 34, 412, 68, 40, 6), steel, { tone: across('left', { light: 0.4 }, {}, { shade: 0.6 }) }),
    clipped(roundRect(x - 34, 412, 68, 40, 6), line(hatch({ x: x - 34, y: 412, width: 68, height: 40 }, 90, 8), 2)),
  ];
}

/** Red and white every ten centimetres, down to the point. */
function pole(): Drawing {
  const [top, foot] = [440, 918];
  const bands = Array.from({ length: 3 }, (_, i) => ({ d: rect(x - 17, 560 + i * 200 - 40, 34, 100), fill: inks.clay }));
  const shaft = rect(x - 17, top, 34, foot - top);
  return [
    { d: ellipse(x + 60, foot + 56, 100, 11), tone: flat({ shade: 0.5 }) },
    solid(shaft, '#f4efe0'),
    clipped(shaft, [bands, { d: shaft, tone: across('left', { light: 0.3 }, {}, { shade: 0.55 }) }]),
    { d: shaft, stroke: inks.ink, strokeWidth: weights.outline },
    // Two metres do not fit: the pole is drawn broken.
    { d: polygon([x - 28, 862], [x + 28, 846], [x + 28, 862], [x - 28, 878]), fill: '#f7f1e1' },
    line(`M${x - 30} 862L${x + 30} 846M${x - 30} 878L${x + 30} 862`, weights.edge),
    solid(polygon([x - 17, foot], [x + 17, foot], [x + 3, foot + 56], [x - 3, foot + 56]), steel, {
      tone: across('left', { light: 0.3 }, { shade: 0.6 }),
    }),
    solid(ellipse(x, foot + 58, 34, 9), '#b08d3c', { strokeWidth: 3 }),
  ];
}

function bubble(): Drawing {
  return [
    solid(roundRect(x - 92, 484, 80, 30, 10), '#5d6f72', { tone: down({ light: 0.2 }, { shade: 0.5 }) }),
    solid(ellipse(x - 66, 484, 34, 13), '#c6cf7a', { strokeWidth: 3.4 }),
    line(ellipse(x - 66, 484, 17, 6.4), 2),
    { d: ellipse(x - 64, 483, 8, 3.6), fill: '#fbf8f1', stroke: inks.ink, strokeWidth: 1.8 },
  ];
}

/** The field book in its clamp: the map, the point, its coordinates. */
function notebook(): Drawing {
  const screen = roundRect(994, 592, 186, 196, 6);
  return [
    solid(roundRect(x - 32, 636, 130, 34, 8), '#8ea3a2', { tone: down({ light: 0.3 }, { shade: 0.5 }) }),
    solid(roundRect(x - 34, 622, 68, 62, 10), '#5d6f72', { tone: across('left', { light: 0.2 }, { shade: 0.5 }) }),
    solid(circle(x, 653, 14), steel, { strokeWidth: 3 }),
    solid(roundRect(972, 566, 230, 300, 22), inks.sun, { tone: across('left', { light: 0.3 }, {}, { shade: 0.4 }) }),
    solid(screen, '#eef1e2', { strokeWidth: 4 }),
    clipped(screen, [
      { d: 'M994 700C1040 660 1090 720 1180 664V788H994Z', fill: '#bcd7e4' },
      line('M994 640C1050 610 1110 650 1180 612M994 670C1046 634 1100 684 1180 636', 2, '#7a8f4c'),
      line('M994 700C1040 660 1090 720 1180 664', 2.6, inks.river),
    ]),
    line('M1087 626v56M1059 654h56', 3, inks.clay),
    { d: circle(1087, 654, 9), fill: inks.clay },
    words('E 652 381,42', 'text', 22, 1087, 740),
    words('N 6 862 305,17', 'text', 22, 1087, 768),
    [1020, 1064, 1110, 1154].map((at) => solid(roundRect(at - 15, 808, 30, 22, 6), '#5d6f72', { strokeWidth: 3 })),
    line('M1030 850h114', 4),
  ];
}

/** The whole beside somebody, to scale. */
function elevation(): Drawing {
  const [left, ground, metre] = [1352, 690, 196];
  const y = (height: number) => ground - height * metre;
  const at = left + 30;
  return [
    { d: roundRect(1250, 236, 226, 486, 14), fill: '#fbf6e8', stroke: inks.ink, strokeWidth: weights.edge },
    line(`M1266 ${ground}h194`, 3),
    line(`M1286 ${y(0)}V${y(2)}M1278 ${y(0)}h16M1278 ${y(1)}h16M1278 ${y(2)}h16`, 2.2),
    words('2 m', 'text', 28, 1290, y(2) - 16, 'middle'),
    { d: `M${at} ${ground}V${y(1.98)}`, stroke: inks.clay, strokeWidth: 6 },
    { d: `M${at - 17} ${y(1.98)}C${at - 17} ${y(2.1)} ${at + 17} ${y(2.1)} ${at + 17} ${y(1.98)}Z`, fill: inks.ink },
    { d: rect(at + 4, y(1.32), 20, 26), fill: inks.sun, stroke: inks.ink, strokeWidth: 2 },
    somebody(left + 68, ground, metre),
  ];
}

/** A silhouette 1.72 m tall, one hand on the pole. */
function somebody(px: number, ground: number, metre: number): Drawing {
  const m = (value: number) => value * metre;
  const y = (height: number) => ground - m(height);
  return [
    { d: circle(px, y(1.6), m(0.115)), fill: inks.slate },
    {
      d: `M${px - m(0.2)} ${y(1.42)}C${px - m(0.16)} ${y(1.5)} ${px + m(0.16)} ${y(1.5)} ${px + m(0.2)} ${y(1.42)}L${px + m(0.2)} ${y(0.86)}H${px + m(0.14)}L${px + m(0.13)} ${y(0)}H${px + m(0.02)}L${px} ${y(0.72)}L${px - m(0.03)} ${y(0)}H${px - m(0.14)}L${px - m(0.15)} ${y(0.9)}Z`,
      fill: inks.slate,
    },
    { d: `M${px - m(0.15)} ${y(1.38)}L${px - m(0.24)} ${y(1.08)}L${px - 36} ${y(1.2)}`, stroke: inks.slate, strokeWidth: m(0.085) },
  ];
}
