/** A folding hand lens over a flower, and what it brings near. */
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, ellipse, rect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, lettered, line, scaleBar, solid, weights } from '../pen';
import type { Plate } from '../plate';

const brass = '#d9ab4c';
const steel = '#c4d0cc';
const lens = { x: 1060, y: 420, r: 262 };
const petal = '#c9b3d9';
const deep = '#7b4f8f';

export const handLens: Plate = {
  programme: 'annee-passerelle',
  number: 10,
  title: 'Loupe de terrain',
  parts: ['lentille', 'monture', 'étui', 'stigmate', 'étamines', 'pétales'],
  describes:
    'une loupe de terrain tenue devant une fleur de géranium ; elle en montre les étamines et le stigmate, qui la font reconnaître',
  tone: '#7b4f8f',
  draw: () => [
    meadow(),
    plant(),
    tool(),
    enlarged(),
    lettered('a', [1440, 200], [1270, 280]),
    lettered('b', [770, 160], [872, 236]),
    lettered('c', [520, 880], [672, 822]),
    lettered('d', [1430, 420], [1080, 402]),
    lettered('e', [1430, 560], [1174, 506]),
    lettered('f', [1230, 790], [1130, 596]),
    scaleBar(1180, 930, 180, '5 mm'),
  ],
};

function meadow(): Drawing {
  const random = createRandom('meadow');
  const grass = (y: number, count: number, tall: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = (i / count) * 1940 - 10 + random.between(-8, 8);
      const h = tall * random.between(0.5, 1);
      return `M${x - 5} ${y}Q${x + random.between(-10, 10)} ${y - h * 0.5} ${x + random.between(-44, 44)} ${y - h}Q${x + 12} ${y - h * 0.5} ${x + 6} ${y}Z`;
    }).join('');
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#f1ead0', tone: down({ light: 0.35 }, {}) },
    { d: circle(310, 330, 210), fill: '#f6dc93', tone: glow(310, 330, 210, { light: 0.4 }, {}) },
    { d: 'M-20 640C300 590 620 660 960 626S1600 590 1940 640V1020H-20Z', fill: '#d5dcae' },
    { d: 'M-20 760C300 720 620 780 960 750S1600 720 1940 764V1020H-20Z', fill: '#b6c988', tone: flat({ shade: 0.08 }) },
    { d: grass(1020, 150, 250), fill: '#93b06a', tone: flat({ shade: 0.12 }) },
    { d: grass(1030, 120, 150), fill: '#6f9455', tone: flat({ shade: 0.24 }) },
  ];
}

/** Five petals with their veins round a column. */
function flower(x: number, y: number, size: number, turn: number): Drawing {
  return {
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    children: [
      Array.from({ length: 5 }, (_, i) => ({
        transform: `rotate(${i * 72})`,
        children: [
          solid('M0 -6C-38 -30 -52 -82 -30 -108C-16 -122 -6 -112 0 -104C6 -112 16 -122 30 -108C52 -82 38 -30 0 -6Z', petal, {
            strokeWidth: 4,
            tone: down({ light: 0.25 }, {}, { shade: 0.34 }),
          }),
          line('M0 -14V-94M-4 -20C-14 -44 -22 -70 -22 -96M4 -20C14 -44 22 -70 22 -96M-8 -26C-24 -44 -34 -62 -38 -82M8 -26C24 -44 34 -62 38 -82', 1.7, deep),
        ],
      })),
      { d: circle(0, 0, 20), fill: '#eef0d8', stroke: inks.ink, strokeWidth: 3 },
      { d: Array.from({ length: 10 }, (_, i) => circle(26 * Math.cos(i * 0.628), 26 * Math.sin(i * 0.628), 5)).join(''), fill: deep },
    ],
  };
}

function leaf(x: number, y: number, size: number, turn: number): Drawing {
  const lobe = 'M0 0C-16 -30 -30 -46 -26 -78L-34 -104L-14 -98L0 -134L14 -98L34 -104L26 -78C30 -46 16 -30 0 0Z';
  return {
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    children: [-98, -50, 0, 50, 98].map((angle, i) => ({
      transform: `rotate(${angle}) scale(${1 - Math.abs(i - 2) * 0.1})`,
      children: [
        solid(lobe, '#5e9152', { strokeWidth: 3.6, tone: across('left', { light: 0.2 }, {}, { shade: 0.46 }) }),
        line('M0 0V-112M0 -40L-18 -68M0 -40L18 -68M0 -66L-14 -92M0 -66L14 -92', 1.7, '#20513f'),
      ],
    })),
  };
}

function plant(): Drawing {
  const stem = (d: string, wide = 13): Drawing => [line(d, wide + 7), line(d, wide, '#4f7a43')];
  return [
    stem('M640 1030C650 860 600 700 560 560C548 500 542 440 540 380'),
    stem('M606 720C540 700 470 690 420 640', 9),
    stem('M640 960C740 930 800 900 850 860', 9),
    leaf(420, 640, 1.05, -50),
    leaf(850, 860, 1.05, 62),
    leaf(608, 690, 0.8, 40),
    flower(540, 344, 1.2, 8),
  ];
}

/** The case swings round a rivet and covers the glass when it is folded. */
function tool(): Drawing {
  const { x, y, r } = lens;
  const turn = 139;
  return [
    { d: circle(x + 20, y + 26, r + 34), tone: flat({ shade: 0.4 }) },
    {
      transform: `translate(${x} ${y}) rotate(${turn})`,
      children: [
        solid(`M${r - 10} -66L${r + 70} -56V56L${r - 10} 66Z`, brass, { tone: down({ light: 0.3 }, { shade: 0.5 }) }),
        solid(`M${r + 36} -92C${r + 60} -112 ${r + 110} -116 ${r + 150} -116H${r + 196}C${r + 270} -116 ${r + 316} -62 ${r + 316} 0S${r + 270} 116 ${r + 196} 116H${r + 150}C${r + 110} 116 ${r + 60} 112 ${r + 36} 92Z`, '#34504a', {
          tone: down({ shade: 0.5 }, {}, { light: 0.25 }),
        }),
        line(`M${r + 60} -84C${r + 90} -96 ${r + 120} -98 ${r + 196} -98C${r + 258} -98 ${r + 298} -52 ${r + 298} 0S${r + 258} 98 ${r + 196} 98C${r + 120} 98 ${r + 90} 96 ${r + 60} 84`, 2, '#8fb09c'),
        solid(circle(r + 74, 0, 24), steel, { strokeWidth: 4, tone: across('left', { shade: 0.4 }, { light: 0.3 }) }),
        line(`M${r + 62} -10L${r + 86} 10`, 4),
        solid(circle(r + 274, 0, 13), '#f1ead0', { strokeWidth: 4 }),
      ],
    },
    solid(circle(x, y, r + 30), brass, { tone: glow(x - 120, y - 140, 480, { light: 0.45 }, {}, { shade: 0.6 }) }),
    line(circle(x, y, r + 18), weights.fine),
    line(knurl(), 2.2, '#6d4a00'),
    solid(circle(x, y, r + 4), '#8c6a24'),
  ];
}

const knurl = () =>
  Array.from({ length: 120 }, (_, i) => {
    const t = (i / 120) * Math.PI * 2;
    const at = (radius: number) => `${lens.x + radius * Math.cos(t)} ${lens.y + radius * Math.sin(t)}`;
    return `M${at(lens.r + 19)}L${at(lens.r + 29)}`;
  }).join('');

/** The heart of the flower, ten times as large, within the glass. */
function enlarged(): Drawing {
  const { x, y, r } = lens;
  const glass = circle(x, y, r);
  const spread = 'M0 -30C-120 -90 -200 -230 -150 -380C-100 -430 100 -430 150 -380C200 -230 120 -90 0 -30Z';
  const veins = [-26, -13, 0, 13, 26].map((angle) => {
    const t = (angle * Math.PI) / 180;
    const at = (far: number, bend: number) => [far * Math.sin(t) * bend, -far * Math.cos(t)] as const;
    return smooth([at(60, 0.6), at(140, 0.9), at(240, 1.15), at(330, 1.2)]);
  });
  return [
    clipped(glass, [
      { d: glass, fill: '#dfe8cf' },
      Array.from({ length: 5 }, (_, i) => ({
        transform: `translate(${x + 8} ${y + 26}) rotate(${i * 72 + 34})`,
        children: [
          solid(spread, petal, { tone: down({ light: 0.2 }, {}, { shade: 0.4 }) }),
          line(veins.join(''), 3, deep),
          line('M-30 -150q-16 -14 -20 -34M34 -160q18 -12 22 -34M-60 -230q-18 -12 -26 -34M64 -240q18 -12 24 -34M10 -190q14 -14 16 -32M-8 -250q-14 -12 -16 -32', 1.8, deep),
        ],
      })),
      { d: circle(x + 8, y + 26, 62), fill: '#e9efcf', stroke: inks.ink, strokeWidth: 3, tone: glow(x - 10, y + 4, 80, { light: 0.3 }, {}, { shade: 0.3 }) },
      Array.from({ length: 10 }, (_, i) => stamen(x + 8, y + 26, i * 36 + 12, i % 2 ? 118 : 92)),
      stigma(x + 8, y + 26),
      { d: glass, tone: glow(x - 90, y - 110, r * 1.5, { light: 0.22 }, {}, { shade: 0.24 }) },
    ]),
    { d: glass, stroke: inks.ink, strokeWidth: weights.outline },
    line(`M${x - 214} ${y - 40}A218 218 0 0 1 ${x - 96} ${y - 196}`, 11, '#fffdf2'),
    line(`M${x - 60} ${y - 214}A222 222 0 0 1 ${x - 34} ${y - 219}`, 11, '#fffdf2'),
  ];
}

function stamen(x: number, y: number, turn: number, length: number): Drawing {
  return {
    transform: `translate(${x} ${y}) rotate(${turn})`,
    children: [
      line(`M0 -20C6 ${-length * 0.4} -5 ${-length * 0.7} 0 ${-length}`, 9),
      line(`M0 -20C6 ${-length * 0.4} -5 ${-length * 0.7} 0 ${-length}`, 5, '#f3e3ee'),
      solid(ellipse(0, -length - 8, 10, 18), '#3d5a8a', { strokeWidth: 3, tone: across('left', { light: 0.2 }, { shade: 0.4 }) }),
      line(`M0 ${-length - 22}V${-length + 6}`, 1.8, '#f4dd8a'),
    ],
  };
}

function stigma(x: number, y: number): Drawing {
  return {
    transform: `translate(${x} ${y})`,
    children: [
      Array.from({ length: 5 }, (_, i) => ({
        transform: `rotate(${i * 72 + 18})`,
        children: solid('M-7 0C-9 -24 -16 -40 -10 -54C0 -60 8 -52 6 -42C4 -30 8 -14 7 0Z', '#b83f6a', { strokeWidth: 3, tone: down({ light: 0.2 }, { shade: 0.3 }) }),
      })),
      solid(circle(0, 0, 14), '#8c2f52', { strokeWidth: 3 }),
    ],
  };
}
