/** A hand auger, and what it brings up laid out by depth. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat } from '../../press/drawing';
import { circle, ellipse, type Point, polygon, rect, roundRect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';

/** 13 pixels are a centimetre. */
const centimetre = 13;
const shaft = 610;
const head = { top: 590, bottom: 862 };
const steel = '#c4d0cc';
/** The gutter, and what lies in it: name, colour, from and to in centimetres. */
const gutter = { x: 800, y: 560, length: 650, height: 104 };
const larger = { x: 1230, y: 300, r: 186 };
const horizons = [
  { from: 0, to: 14, colour: '#4a3524', name: 'terre végétale' },
  { from: 14, to: 28, colour: '#7a5534', name: 'limon' },
  { from: 28, to: 40, colour: '#b5803f', name: 'argile' },
  { from: 40, to: 50, colour: '#cdb582', name: 'marne' },
] as const;

export const soilAuger: Plate = {
  programme: 'bachelor-agroecologie',
  number: 21,
  title: 'Tarière à main',
  parts: ['poignée', 'tige', 'tête', 'lame', 'gouttière', 'horizons du sol'],
  describes:
    'une tarière à main et la gouttière où l’on range, du haut vers le bas, la terre qu’elle remonte de chaque profondeur',
  tone: inks.umber,
  draw: () => [
    fields(),
    line(`M${shaft + 60} 610L${larger.x - 150} ${larger.y - 110}M${shaft + 60} 850L${larger.x - 120} ${larger.y + 144}`, 2.2, '#34504a'),
    samples(),
    auger(),
    close(),
    lettered('a', [470, 236], [520, 186]),
    lettered('b', [500, 440], [shaft - 8, 456]),
    lettered('c', [466, 690], [shaft - 42, 706]),
    lettered('d', [1440, 172], [1312, 272]),
    lettered('e', [1428, 800], [1452, 674]),
    lettered('f', [1010, 820], [1040, 614]),
    scaleBar(780, 964, 10 * centimetre, '10 cm'),
  ],
};

/** Strips of crops between hedges, towards the eye. */
function fields(): Drawing {
  const random = createRandom('hedges');
  const hedge = (y: number, from: number, to: number, s: number) =>
    Array.from({ length: Math.round((to - from) / (26 * s)) }, (_, i) => circle(from + i * 26 * s + random.between(-8, 8), y + random.between(-12, 8) * s, random.between(15, 32) * s)).join('');
  const rows = (y: number, bottom: number, colour: string, n: number): Drawing => {
    const d = Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1) - 0.5;
      return polygon([960 + t * 1500, y], [960 + t * 3300, bottom]);
    }).join('');
    return clipped(rect(-20, y, 1960, bottom - y), line(d, 3, colour));
  };
  return [
    { d: rect(0, 0, 1920, 420), fill: '#f4e6bd', tone: down({ light: 0.3 }, {}) },
    { d: 'M-20 330C260 280 560 320 860 306S1500 280 1940 320V460H-20Z', fill: '#cdd39d', tone: flat({ shade: 0.04 }) },
    { d: hedge(352, -20, 760, 0.8) + hedge(340, 1120, 1940, 0.8), fill: '#8fa56a', tone: flat({ shade: 0.12 }) },
    { d: 'M-20 356H1940V500H-20Z', fill: '#dcc77e', tone: flat({ shade: 0.04 }) },
    rows(356, 500, '#c4a857', 44),
    { d: hedge(500, -20, 1940, 1.2), fill: '#6d8a50', tone: flat({ shade: 0.2 }) },
    { d: 'M-20 506H1940V1020H-20Z', fill: '#b3c182', tone: down({ light: 0.08 }, { shade: 0.22 }) },
    rows(506, 1020, '#9aab68', 40),
    // The hole it came from.
    solid(ellipse(shaft, 900, 78, 20), '#3c2a1b'),
    { d: Array.from({ length: 44 }, () => ellipse(shaft + random.between(-150, 150), 918 + random.between(-10, 26), random.between(5, 15), random.between(4, 9))).join(''), fill: '#5d4028', stroke: inks.ink, strokeWidth: 2 },
  ];
}

/** Two curved blades that meet at a screw: open, so that clay lets go. */
function bit(x: number, top: number, bottom: number, w: number): Drawing {
  const mid = (top + bottom) / 2;
  const blade = (s: number) => `M${x + s * 10} ${top}C${x + s * w} ${top + 26} ${x + s * (w + 16)} ${mid} ${x + s * (w - 6)} ${bottom - 66}C${x + s * (w - 20)} ${bottom - 40} ${x + s * 24} ${bottom - 26} ${x} ${bottom - 10}L${x} ${bottom - 40}C${x + s * 20} ${bottom - 60} ${x + s * (w - 34)} ${bottom - 84} ${x + s * (w - 28)} ${mid}C${x + s * (w - 30)} ${top + 66} ${x + s * 24} ${top + 40} ${x} ${top + 26}Z`;
  return [
    solid(`M${x - 13} ${bottom - 26}L${x + 13} ${bottom - 26}L${x} ${bottom + 32}Z`, '#8ea3a2', { strokeWidth: 4 }),
    line(`M${x - 12} ${bottom - 14}L${x + 12} ${bottom - 6}M${x - 9} ${bottom}L${x + 9} ${bottom + 8}M${x - 6} ${bottom + 14}L${x + 6} ${bottom + 20}`, 3),
    [-1, 1].map((s) => [
      solid(blade(s), steel, { tone: across('left', { light: 0.45 }, {}, { shade: 0.5 }) }),
      clipped(blade(s), line(hatch({ x: Math.min(x, x + s * w), y: mid, width: w, height: (bottom - top) / 2 }, s * 58, 9), 1.6)),
    ]),
  ];
}

function auger(): Drawing {
  const grip = roundRect(shaft - 172, 150, 344, 44, 22);
  return [
    solid(rect(shaft - 13, 170, 26, head.top - 150), steel, { tone: across('left', { light: 0.5 }, {}, { shade: 0.55 }) }),
    [392, 456, 520].map((y, i) => [line(`M${shaft - 13} ${y}h26`, 3.4), i === 1 ? line(`M${shaft - 13} ${y + 7}h26`, 3.4, '#b5371f') : []]),
    solid(roundRect(shaft - 22, 290, 44, 60, 8), '#8ea3a2', { tone: across('left', { light: 0.4 }, {}, { shade: 0.5 }) }),
    line(`M${shaft - 22} 304h44M${shaft - 22} 336h44`, 2.4),
    solid(grip, '#b9783f', { tone: down({ light: 0.3 }, {}, { shade: 0.5 }) }),
    clipped(grip, line('M430 164C500 158 560 170 640 162S760 168 790 162M430 180C500 174 580 188 660 178S760 184 790 180', 1.8, '#6d4120')),
    solid(roundRect(shaft - 32, 142, 64, 60, 10), '#8ea3a2', { tone: across('left', { light: 0.4 }, {}, { shade: 0.5 }) }),
    solid(circle(shaft, 172, 9), steel, { strokeWidth: 3 }),
    clod(shaft, head.top + 44, head.bottom - 40, 34, '#6b4a2d'),
    bit(shaft, head.top, head.bottom, 56),
    solid(roundRect(shaft - 20, head.top - 34, 40, 44, 6), '#8ea3a2', { tone: across('left', { light: 0.4 }, {}, { shade: 0.5 }) }),
  ];
}

/** What stays between the blades. */
function clod(x: number, top: number, bottom: number, w: number, colour: string): Drawing {
  const random = createRandom(`clod-${x}`);
  const d = `M${x} ${top}C${x + w} ${top + 10} ${x + w + 4} ${(top + bottom) / 2} ${x + w - 6} ${bottom - 20}L${x} ${bottom}L${x - w + 6} ${bottom - 20}C${x - w - 4} ${(top + bottom) / 2} ${x - w} ${top + 10} ${x} ${top}Z`;
  return [
    solid(d, colour, { strokeWidth: 4, tone: across('left', { light: 0.1 }, { shade: 0.5 }) }),
    clipped(d, { d: Array.from({ length: 26 }, () => ellipse(random.between(x - w, x + w), random.between(top, bottom), random.between(3, 8), random.between(2, 5))).join(''), fill: mix(colour, '#000000', 0.3) }),
  ];
}

/** The head larger, in a round window. */
function close(): Drawing {
  const { x: cx, y: cy, r } = larger;
  return [
    { d: circle(cx, cy, r), fill: '#fbf6e8', stroke: inks.ink, strokeWidth: weights.outline, tone: flat({ shade: 0.02 }) },
    clipped(circle(cx, cy, r - 3), {
      transform: `translate(${cx} ${cy}) rotate(24) scale(1.16)`,
      children: [
        solid(rect(-12, -240, 24, 130), steel, { tone: across('left', { light: 0.5 }, { shade: 0.5 }) }),
        clod(0, -72, 92, 52, '#8a5d36'),
        bit(0, -118, 120, 76),
        solid(roundRect(-22, -150, 44, 44, 6), '#8ea3a2', { tone: across('left', { light: 0.4 }, { shade: 0.5 }) }),
      ],
    }),
    { d: circle(cx, cy, r), stroke: inks.ink, strokeWidth: weights.outline },
  ];
}

function samples(): Drawing {
  const { x, y, length, height } = gutter;
  const scale = length / 50;
  const random = createRandom('samples');
  return [
    { d: rect(x + 10, y + height + 4, length + 10, 30), tone: flat({ shade: 0.5 }) },
    solid(`M${x - 16} ${y}H${x + length + 16}V${y + height - 8}C${x + length + 16} ${y + height + 14} ${x + length} ${y + height + 22} ${x + length - 12} ${y + height + 22}H${x + 12}C${x} ${y + height + 22} ${x - 16} ${y + height + 14} ${x - 16} ${y + height - 8}Z`, '#9fb3b0', { tone: down({ light: 0.2 }, {}, { shade: 0.55 }) }),
    solid(rect(x - 4, y + 6, length + 8, height - 12), '#5d6f6b', { strokeWidth: 3.4 }),
    horizons.map(({ from, to, colour }) => {
      const [left, right] = [x + from * scale + 3, x + to * scale - 3];
      const top: Point[] = Array.from({ length: 9 }, (_, i) => [left + ((right - left) * i) / 8, y + 16 + random.between(-6, 7)]);
      const d = `${smooth(top)}L${right - 2} ${y + height - 14}L${left + 2} ${y + height - 14}Z`;
      return [
        solid(d, colour, { strokeWidth: 4, tone: down({ light: 0.12 }, {}, { shade: 0.5 }) }),
        clipped(d, [
          { d: Array.from({ length: 34 }, () => ellipse(random.between(left, right), random.between(y + 20, y + height - 14), random.between(3, 11), random.between(2, 7))).join(''), fill: mix(colour, '#1a0f08', 0.32) },
          { d: Array.from({ length: 18 }, () => ellipse(random.between(left, right), random.between(y + 20, y + height - 14), random.between(2, 7), random.between(2, 5))).join(''), fill: mix(colour, '#ffffff', 0.26) },
        ]),
      ];
    }),
    // Roots in the first, rust in the third.
    line(Array.from({ length: 16 }, () => { const a = random.between(x + 12, x + 13 * scale); return `M${a} ${y + 14}q${random.between(-10, 10)} 26 ${random.between(-8, 8)} ${random.between(40, 70)}`; }).join(''), 2, '#d9c49a'),
    { d: Array.from({ length: 12 }, () => circle(random.between(x + 29 * scale, x + 39 * scale), random.between(y + 26, y + height - 22), random.between(4, 8))).join(''), fill: '#a3451c' },
    // Depth along the edge.
    line(Array.from({ length: 11 }, (_, i) => `M${x + i * 5 * scale} ${y - 2}v${i % 2 ? -12 : -20}`).join(''), 2.6),
    [0, 10, 20, 30, 40, 50].map((cm) => words(cm === 50 ? '50 cm' : `${cm}`, 'strong', 26, x + cm * scale, y - 30, cm === 50 ? 'end' : 'middle')),
    horizons.map(({ from, to, name }) => words(name, 'text', 26, x + ((from + to) / 2) * scale, y + height + 58)),
  ];
}
