/** A plant press, and a poppy on its sheet. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { bend, circle, ellipse, type Point, polygon, polyline, rect, ribbon, roundRect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, words } from '../pen';
import type { Plate } from '../plate';

/** 13 pixels are a centimetre. */
const centimetre = 13;
const box = { x: 470, y: 560, w: 400, dx: 96, dy: 300, h: 250 };
const wood = '#d3a565';
const steel = '#c4d0cc';
const sheet = { x: 1010, y: 124, w: 390, h: 590 };

/** A point of the lid: across, and away from the eye, 0 to 1. */
const lid = (u: number, v: number): Point => [box.x + u * box.w + v * box.dx, box.y - v * box.dy];

export const plantPress: Plate = {
  programme: 'bac-pro-gmnf',
  number: 22,
  title: 'Presse à herbier',
  parts: ['claie', 'sangle', 'boucle', 'papiers et cartons', 'coquelicot', 'bande gommée', 'étiquette'],
  describes:
    'une presse à herbier et une de ses soixante planches, un coquelicot séché entre des papiers, puis fixé et daté',
  tone: '#b5371f',
  draw: () => [
    table(),
    stack(),
    lattice(),
    straps(),
    page(),
    poppy(),
    strips(),
    lettered('a', [560, 196], lid(0.36, 0.93)),
    lettered('b', [700, 180], lid(0.7, 0.86)),
    lettered('c', [776, 906], [774, 664], inks.ink, '#f6efdb'),
    lettered('d', [640, 900], [660, 752]),
    lettered('e', [950, 230], [1150, 262]),
    lettered('f', [1440, 420], [1288, 494]),
    lettered('g', [1440, 770], [1382, 692]),
    scaleBar(1050, 950, 10 * centimetre, '10 cm'),
  ],
};

/** A bench, and a window on a meadow. */
function table(): Drawing {
  const random = createRandom('poppies');
  const dots = Array.from({ length: 70 }, () => [random.between(-10, 1930), random.between(330, 430)] as const).filter(([x]) => x < 400 || x > 1520);
  return [
    { d: rect(0, 0, 1920, 460), fill: '#eef0dc', tone: down({ light: 0.34 }, {}) },
    { d: 'M-20 270C240 220 520 270 860 246S1500 230 1940 262V470H-20Z', fill: '#cbd6a6', tone: flat({ shade: 0.04 }) },
    { d: 'M-20 330C260 306 560 326 900 316S1560 300 1940 322V470H-20Z', fill: '#adc27f', tone: flat({ shade: 0.08 }) },
    { d: dots.map(([x, y]) => ellipse(x, y, 5 + (y - 330) / 14, 4 + (y - 330) / 20)).join(''), fill: '#c8402a' },
    { d: rect(0, 430, 1920, 590), fill: '#b58652', tone: down({ light: 0.12 }, {}, { shade: 0.26 }) },
    line('M0 430H1920', 3.4, '#6d4a28'),
    line('M0 520H430M1440 520H1920M0 640H410M1450 640H1920M0 770H420M980 780H1010M1420 770H1920M0 890H560M760 890H1920', 1.8, '#8f6636'),
  ];
}

/** From below: a lattice, then cardboard, blotters and sheets. */
function stack(): Drawing {
  const { x, y, w, dx, dy, h } = box;
  const random = createRandom('stack');
  const front = rect(x, y, w, h);
  const side = polygon([x + w, y], [x + w + dx, y - dy], [x + w + dx, y - dy + h], [x + w, y + h]);
  const layers: { top: number; thick: number; board: boolean }[] = [];
  for (let top = y + 32; top < y + h - 44; ) {
    const board = layers.length % 5 === 0;
    const thick = board ? 13 : random.between(4, 7.5);
    layers.push({ top, thick, board });
    top += thick;
  }
  const slat = (top: number) => [
    solid(rect(x, top, w, 14), wood, { strokeWidth: 3.4, tone: down({ light: 0.2 }, { shade: 0.3 }) }),
    Array.from({ length: 5 }, (_, i) => solid(rect(x + 8 + i * 88, top + 14, 34, 14), mix(wood, '#7c4a26', 0.2), { strokeWidth: 3.4 })),
  ];
  return [
    { d: polygon([x + 10, y + h], [x + w, y + h], [x + w + dx, y - dy + h], [x + w + dx + 40, y - dy + h + 20], [x + w + 34, y + h + 20]), tone: flat({ shade: 0.6 }) },
    solid(side, '#e6dcc0', { tone: flat({ shade: 0.42 }) }),
    clipped(side, layers.map(({ top, board }) => line(polygon([x + w, top], [x + w + dx, top - dy]), board ? 3.4 : 1.6, board ? '#7c5233' : '#8b8169'))),
    solid(front, '#f1e9d2', { tone: flat({ shade: 0.03 }) }),
    layers.map(({ top, thick, board }) =>
      board
        ? [
            { d: rect(x, top, w, thick), fill: '#c79a5c', stroke: inks.ink, strokeWidth: 2 },
            line(Array.from({ length: 40 }, (_, i) => `M${x + i * 10} ${top + 1}q5 ${thick - 2} 10 0`).join(''), 1.5, '#7c5233'),
          ]
        : line(`M${x} ${top}h${w}`, 1.6, '#8b8169'),
    ),
    // What sticks out: a leaf here, a stalk there.
    line(`M${x + 120} ${y + 96}q-6 14 -20 18M${x + 300} ${y + 150}q4 14 18 18M${x + 214} ${y + 186}q-2 10 4 20`, 3.4, '#5e7a3a'),
    solid(`M${x + 44} ${y + 128}q14 10 10 26q-16 -4 -18 -24Z`, '#7f9a55', { strokeWidth: 2.4 }),
    slat(y + h - 30),
    { d: front, stroke: inks.ink, strokeWidth: 5 },
  ];
}

/** Slats one way, and under them slats the other way. */
function lattice(): Drawing {
  const quad = (u0: number, v0: number, u1: number, v1: number) => polygon(lid(u0, v0), lid(u1, v0), lid(u1, v1), lid(u0, v1));
  const rail = (u: number): Drawing => {
    const d = quad(u, 0, u + 0.085, 1);
    return [
      solid(d, wood, { strokeWidth: 4, tone: across('left', { light: 0.25 }, { shade: 0.2 }) }),
      clipped(d, line(polygon(lid(u + 0.03, 0), lid(u + 0.034, 1)) + polygon(lid(u + 0.06, 0), lid(u + 0.056, 1)), 1.5, '#8d5c2c')),
    ];
  };
  const edge = (u: number) => solid(polygon([box.x + u * box.w, box.y], [box.x + (u + 0.085) * box.w, box.y], [box.x + (u + 0.085) * box.w, box.y + 16], [box.x + u * box.w, box.y + 16]), mix(wood, '#7c4a26', 0.3), { strokeWidth: 3.4 });
  const us = [0, 0.229, 0.458, 0.687, 0.915];
  return [
    solid(quad(0, 0, 1, 1), '#f1e9d2', { tone: flat({ shade: 0.14 }) }),
    clipped(quad(0, 0, 1, 1), line(hatch({ x: box.x, y: box.y - box.dy, width: box.w + box.dx, height: box.dy }, 8, 26), 1.4, '#b8ad8c')),
    [0.03, 0.25, 0.47, 0.69, 0.9].map((v) => solid(quad(0, v, 1, v + 0.075), mix(wood, '#7c4a26', 0.2), { strokeWidth: 4, tone: flat({ shade: 0.16 }) })),
    solid(rect(box.x, box.y + 16, box.w, 14), wood, { strokeWidth: 3.4, tone: down({ light: 0.1 }, { shade: 0.3 }) }),
    us.map(edge),
    us.map(rail),
    us.flatMap((u) => [0.06, 0.28, 0.5, 0.72, 0.93].map((v) => { const [cx, cy] = lid(u + 0.043, v); return { d: circle(cx, cy, 4), fill: '#5d6f6b', stroke: inks.ink, strokeWidth: 1.6 }; })),
  ];
}

/** Around the long way, drawn tight. */
function straps(): Drawing {
  return [0.29, 0.76].map((u) => {
    const x = box.x + u * box.w;
    // Seen in front it runs down the face.
    const fall = rect(x - 22, box.y, 44, box.h);
    const over = polygon(lid(u - 0.055, 0), lid(u + 0.055, 0), lid(u + 0.055, 1), lid(u - 0.055, 1));
    return [
      solid(over, '#6a5a93', { strokeWidth: 4, tone: across('left', { light: 0.2 }, { shade: 0.3 }) }),
      { d: polyline([lid(u - 0.035, 0), lid(u - 0.035, 1)]) + polyline([lid(u + 0.035, 0), lid(u + 0.035, 1)]), stroke: '#d6cfe6', strokeWidth: 2, dash: '8 8' },
      solid(fall, '#5b4c82', { strokeWidth: 4, tone: down({ light: 0.1 }, { shade: 0.4 }) }),
      { d: `M${x - 14} ${box.y}v${box.h}M${x + 14} ${box.y}v${box.h}`, stroke: '#d6cfe6', strokeWidth: 2, dash: '8 8' },
      solid(roundRect(x - 36, box.y + 56, 72, 54, 8), steel, { tone: across('left', { light: 0.4 }, {}, { shade: 0.4 }) }),
      solid(rect(x - 22, box.y + 66, 44, 34), '#5b4c82', { strokeWidth: 3.4 }),
      solid(roundRect(x - 30, box.y + 78, 60, 12, 5), '#8ea3a2', { strokeWidth: 3.4 }),
      solid(polygon([x - 22, box.y + 110], [x + 22, box.y + 110], [x + 22, box.y + 186], [x, box.y + 200], [x - 22, box.y + 186]), '#7565a3', { strokeWidth: 4, tone: flat({ shade: 0.1 }) }),
    ];
  });
}

function page(): Drawing {
  const { x, y, w, h } = sheet;
  return [
    { d: rect(x + 14, y + 16, w, h), tone: flat({ shade: 0.45 }) },
    solid(rect(x, y, w, h), '#f8f1dd', { tone: down({ light: 0.1 }, { shade: 0.07 }) }),
    line(`M${x + 8} ${y + h - 6}H${x + w - 6}V${y + 8}`, 1.6, '#c9bd9d'),
    // The label.
    solid(rect(x + 206, y + h - 128, 168, 112), '#fdfaf0', { strokeWidth: 2.6 }),
    words('Papaver rhoeas L.', 'letter', 18, x + 292, y + h - 98),
    words('Papavéracées', 'text', 17, x + 290, y + h - 74),
    line(`M${x + 218} ${y + h - 62}h144`, 1.4),
    words('bord de champ', 'text', 17, x + 290, y + h - 42),
    words('planche 37', 'text', 17, x + 290, y + h - 22),
  ];
}

/** Flower, bud, capsule and cut leaves, dried flat. */
function poppy(): Drawing {
  const { x, y } = sheet;
  const foot: Point = [x + 176, y + 560];
  const stems: [Point, Point][] = [
    [[x + 192, y + 300], [x + 150, y + 150]],
    [[x + 120, y + 420], [x + 66, y + 250]],
    [[x + 250, y + 420], [x + 316, y + 250]],
  ];
  const green = '#7d8a4c';
  const hairs: string[] = [];
  const random = createRandom('hairs');
  const leaf = (at: Point, turn: number, size: number): Drawing => {
    const lobes = [-1, 1].flatMap((s) => [0.2, 0.4, 0.6, 0.8].map((t) => {
      const cx = t * 150;
      const reach = 46 * (1 - Math.abs(t - 0.45));
      return `M${cx - 15} 0L${cx + 16} ${s * reach}L${cx + 30} ${s * reach * 0.62}L${cx + 24} ${s * 6}Z`;
    }));
    const d = `M0 -5L150 -7L184 0L150 7L0 5Z`;
    return {
      transform: `translate(${at.join(' ')}) rotate(${turn}) scale(${size})`,
      children: [
        lobes.map((lobe) => ({ d: lobe, fill: green, stroke: inks.ink, strokeWidth: 3 })),
        { d, fill: green, stroke: inks.ink, strokeWidth: 3 },
        { d: lobes.join('') + d, fill: green, tone: down({ light: 0.1 }, { shade: 0.25 }) },
        line(`M0 0H176${[30, 60, 90, 120].map((cx) => `M${cx} 0l18 -24M${cx} 0l18 24`).join('')}`, 1.8, '#4b5428'),
      ],
    };
  };
  const petal = (turn: number, size: number, colour: string): Drawing => {
    const d = 'M0 0C-60 -18 -96 -66 -78 -104C-60 -124 -30 -116 -8 -122C20 -128 60 -124 78 -102C94 -64 58 -16 0 0Z';
    return {
      transform: `rotate(${turn}) scale(${size})`,
      children: [
        solid(d, colour, { strokeWidth: 4, tone: glow(0, -100, 120, { light: 0.12 }, {}, { shade: 0.34 }) }),
        clipped(d, [
          line(Array.from({ length: 15 }, (_, i) => { const t = (i - 7) * 0.13; return `M0 0Q${60 * t} -60 ${110 * t} -118`; }).join(''), 1.4, '#7a1f12'),
          { d: 'M-34 -6C-26 -42 26 -42 34 -6Z', fill: '#2a1513' },
        ]),
      ],
    };
  };
  for (const [control, to] of stems) {
    for (const [a, b] of bend(foot, control, to, 26)) hairs.push(`M${a} ${b}l${random.between(5, 10)} ${random.between(-5, 3)}M${a} ${b}l${random.between(-10, -5)} ${random.between(-5, 3)}`);
  }
  return [
    leaf([x + 176, y + 520], 200, 0.74),
    leaf([x + 184, y + 436], -14, 0.5),
    leaf([x + 168, y + 420], 222, 0.62),
    leaf([x + 190, y + 390], -52, 0.7),
    line(hairs.join(''), 1.4, '#5a6332'),
    stems.map(([control, to]) => solid(ribbon(bend(foot, control, to, 16), () => 6), green, { strokeWidth: 2.6 })),
    {
      transform: `translate(${x + 150} ${y + 150})`,
      children: [
        [-52, 58, 176].map((turn) => petal(turn, 1, '#b8392a')),
        petal(-2, 1.06, '#cf4a34'),
        { d: Array.from({ length: 44 }, (_, i) => { const [c, s] = [Math.cos(i * 0.9), Math.sin(i * 0.9)]; const r = 18 + (i % 4) * 6; return circle(r * c, -8 + r * s * 0.9, 3.2); }).join(''), fill: '#1c1722' },
        solid(ellipse(0, -8, 15, 14), '#9aa36a', { strokeWidth: 3 }),
        line(Array.from({ length: 8 }, (_, i) => `M0 -8L${14 * Math.cos((i * Math.PI) / 4)} ${-8 + 13 * Math.sin((i * Math.PI) / 4)}`).join(''), 2, '#4a2a3a'),
      ],
    },
    // Bud that hangs, capsule that stands.
    solid(`M${x + 66} ${y + 252}C${x + 40} ${y + 240} ${x + 34} ${y + 276} ${x + 44} ${y + 304}C${x + 52} ${y + 316} ${x + 70} ${y + 312} ${x + 76} ${y + 294}C${x + 82} ${y + 274} ${x + 80} ${y + 258} ${x + 66} ${y + 252}Z`, green, { strokeWidth: 4, tone: across('left', { light: 0.2 }, { shade: 0.3 }) }),
    line(`M${x + 60} ${y + 256}C${x + 54} ${y + 276} ${x + 54} ${y + 296} ${x + 58} ${y + 310}`, 2.4, '#b8392a'),
    solid(`M${x + 300} ${y + 250}C${x + 290} ${y + 226} ${x + 294} ${y + 202} ${x + 302} ${y + 192}H${x + 332}C${x + 340} ${y + 202} ${x + 342} ${y + 226} ${x + 330} ${y + 250}Z`, '#a9a06a', { strokeWidth: 4, tone: across('left', { light: 0.2 }, {}, { shade: 0.4 }) }),
    line(`M${x + 308} ${y + 248}C${x + 304} ${y + 226} ${x + 306} ${y + 208} ${x + 310} ${y + 196}M${x + 324} ${y + 248}C${x + 328} ${y + 226} ${x + 328} ${y + 208} ${x + 325} ${y + 196}`, 1.8),
    solid(`M${x + 292} ${y + 192}C${x + 300} ${y + 178} ${x + 334} ${y + 178} ${x + 344} ${y + 192}Z`, '#8a7f4e', { strokeWidth: 3.4 }),
    { d: smooth([foot, [foot[0] + 4, foot[1] + 14]]), stroke: inks.ink, strokeWidth: 3 },
  ];
}

/** Gummed paper over the stems. */
function strips(): Drawing {
  const { x, y } = sheet;
  return (
    [
      [x + 174, y + 346, -8],
      [x + 176, y + 470, 6],
      [x + 106, y + 372, 26],
      [x + 258, y + 376, -30],
      [x + 177, y + 548, 0],
    ] as const
  ).map(([cx, cy, turn]) => ({ transform: `translate(${cx} ${cy}) rotate(${turn})`, children: solid(rect(-27, -6, 54, 12), '#fdfaf0', { strokeWidth: 2.4, tone: flat({ shade: 0.06 }) }) }));
}
