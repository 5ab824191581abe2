/** A water level meter let down a borehole until its probe touches the groundwater. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { below, circle, ellipse, polygon, rect, roundRect, smooth } from '../../press/paths';
import { createRandom, wave } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';
import { acrossSheet } from '../water';

const tube = 1080;
const inner = 62;
const surface = 446;
const table = 770;
const reel = { x: 690, y: 290, r: 152 };
const steel = '#c4d0cc';
const plastic = '#34617a';

export const waterLevelMeter: Plate = {
  programme: 'mastere-ressource-en-eau',
  number: 12,
  title: 'Sonde piézométrique',
  parts: ['bobine', 'ruban gradué', 'tête de forage', 'tube', 'sonde', 'crépine', 'nappe'],
  describes:
    'une sonde descendue dans un forage ; elle sonne en touchant la nappe, dont le ruban donne alors la profondeur',
  tone: inks.river,
  draw: () => [
    sky(),
    ground(),
    borehole(),
    probe(),
    head(),
    drum(),
    tape(),
    lettered('a', [486, 190], [572, 226]),
    lettered('b', [1040, 150], [986, 250]),
    lettered('c', [1290, 350], [1182, 384]),
    lettered('d', [1290, 560], [1156, 560], '#fbf3df'),
    lettered('e', [870, 716], [1058, 704]),
    lettered('f', [1290, 850], [1150, 850], '#fbf3df'),
    lettered('g', [760, 880], [820, 800], '#fbf3df'),
    scaleBar(500, 964, 140, '10 cm', '#fbf3df'),
  ],
};

function sky(): Drawing {
  const poplar = (x: number, y: number, h: number) => ({
    d: `M${x} ${y}C${x - h * 0.2} ${y - h * 0.2} ${x - h * 0.16} ${y - h * 0.8} ${x} ${y - h}C${x + h * 0.16} ${y - h * 0.8} ${x + h * 0.2} ${y - h * 0.2} ${x} ${y}Z`,
    fill: '#7f9f70',
    tone: across('left', { light: 0.2 }, { shade: 0.34 }),
  });
  return [
    { d: rect(0, 0, 1920, 480), fill: '#dcebe6', tone: down({ light: 0.34 }, {}) },
    { d: 'M-20 380C260 330 520 400 900 366S1560 330 1940 384V480H-20Z', fill: '#bfd0a8' },
    [60, 130, 205, 290, 1610, 1690, 1765, 1850].map((x, i) => poplar(x, 424, 250 - (i % 3) * 46)),
    { d: 'M-20 422C260 402 520 428 900 416S1560 400 1940 424V480H-20Z', fill: '#9db976', tone: flat({ shade: 0.08 }) },
  ];
}

const rough = (seed: string, y: number, swing: number) => {
  const uneven = wave(createRandom(seed), 3);
  return acrossSheet(60, (x) => y + swing * uneven(x / 240));
};

/** Where letters, the scale and the sign of the water stand. */
const bare = [
  [570, 950, 110],
  [870, 706, 56],
  [760, 872, 52],
  [820, 770, 56],
  [1290, 842, 52],
] as const;

/** Soil, loam, gravel dry above the water and wet below, clay that holds it. */
function ground(): Drawing {
  const random = createRandom('aquifer');
  const pebbles = Array.from({ length: 520 }, () => {
    const [x, y] = [random.between(-10, 1930), random.between(642, 952)];
    const size = random.between(6, 19);
    const wet = y > table;
    return { x, y, d: ellipse(x, y, size, size * random.between(0.6, 0.9)), wet, pale: random.next() };
  }).filter(
    ({ x, y }) =>
      Math.abs(x - tube) > inner + 26 && !bare.some(([cx, cy, far]) => Math.hypot(x - cx, y - cy) < far),
  );
  return [
    { d: below(rough('field', surface, 5), 1030), fill: '#5d4029', tone: down({ shade: 0.26 }, {}) },
    { d: below(rough('loam', surface + 66, 12), 1030), fill: '#b58a52', tone: flat({ shade: 0.1 }) },
    line(Array.from({ length: 60 }, () => `M${random.between(0, 1920)} ${random.between(530, 610)}h${random.between(20, 70)}`).join(''), 2, '#8c6636'),
    { d: below(rough('gravel', 630, 12), 1030), fill: '#dcc593', tone: flat({ shade: 0.12 }) },
    { d: rect(-10, table, 1940, 300), fill: '#3f86a4', tone: down({ light: 0.08 }, { shade: 0.3 }) },
    pebbles.map(({ d, wet, pale }) => ({
      d,
      fill: wet ? mix('#7fb2c4', '#a9cdd4', pale) : mix(inks.chalk, inks.stone, pale),
      stroke: wet ? '#174a63' : '#5d4a2f',
      strokeWidth: 2,
    })),
    line(`M-10 ${table}H1930`, 5, '#0c3854'),
    { d: below(rough('clay', 958, 8), 1030), fill: '#4f5f63', tone: flat({ shade: 0.2 }) },
    line(smooth(rough('field', surface, 5)), weights.outline),
    line(Array.from({ length: 200 }, (_, i) => `M${i * 9.7} ${surface + 4}q${random.between(-5, 5)} -14 ${random.between(-12, 12)} ${-random.between(14, 34)}`).join(''), 3, '#4f7a43'),
    // The sign for a water table.
    line('M796 738h48L820 766ZM800 782h40M808 794h24', 4, '#0c3854'),
  ];
}

/** The tube in section: two walls, filter gravel outside, slots below the water. */
function borehole(): Drawing {
  const [top, foot] = [350, 930];
  const pack = rect(tube - inner - 46, surface + 70, 2 * inner + 92, foot + 14 - surface - 70);
  const random = createRandom('filter');
  const grains = Array.from({ length: 240 }, () => circle(tube + random.between(-inner - 46, inner + 46), random.between(surface + 80, foot + 10), random.between(3, 6)));
  const slots = Array.from({ length: 11 }, (_, i) => foot - 190 + i * 17);
  return [
    { d: pack, fill: '#efe0b8', stroke: '#5d4a2f', strokeWidth: 3, tone: flat({ shade: 0.1 }) },
    clipped(pack, [
      { d: rect(tube - 200, table, 400, 300), fill: '#8fc0cf' },
      { d: grains.join(''), stroke: '#7a6239', strokeWidth: 1.7 },
    ]),
    { d: rect(tube - inner - 46, surface - 4, 2 * inner + 92, 76), fill: '#b9b6ab', stroke: inks.ink, strokeWidth: 3, tone: flat({ shade: 0.2 }) },
    solid(rect(tube - inner, top, 2 * inner, foot - top), '#eef2ea', { tone: across('left', { shade: 0.44 }, { shade: 0.08 }, { light: 0.2 }, { shade: 0.2 }) }),
    { d: rect(tube - inner + 3, table, 2 * inner - 6, foot - table - 3), fill: '#5a9fba', tone: across('left', { shade: 0.3 }, {}, { light: 0.2 }) },
    line(`M${tube - inner + 3} ${table}h${2 * inner - 6}`, 4, '#0c3854'),
    [-1, 1].map((s) => [
      solid(rect(tube + s * (inner + 7) - 10, top, 20, foot - top), plastic, { tone: across('left', { light: 0.2 }, { shade: 0.4 }) }),
      slots.map((y) => ({ d: rect(tube + s * (inner + 7) - 10, y, 20, 6), fill: '#d3e7ea', stroke: inks.ink, strokeWidth: 1.6 })),
    ]),
    solid(roundRect(tube - inner - 18, foot - 2, 2 * inner + 36, 20, 6), plastic),
    // Metres are left out between the ground and the water.
    [0].map(() => {
      const cut = `M${tube - inner - 60} 628L${tube + inner + 60} 596V624L${tube - inner - 60} 656Z`;
      return [{ d: cut, fill: '#f7f1e1' }, line(`M${tube - inner - 62} 628L${tube + inner + 62} 596M${tube - inner - 62} 656L${tube + inner + 62} 624`, 4)];
    }),
  ];
}

function probe(): Drawing {
  const body = `M${tube - 20} 668H${tube + 20}V752L${tube + 8} 786H${tube - 8}L${tube - 20} 752Z`;
  return [
    solid(body, steel, { tone: across('left', { light: 0.4 }, {}, { shade: 0.6 }) }),
    line(`M${tube - 20} 690h40M${tube - 20} 698h40M${tube - 20} 746h40`, 2.4),
    solid(polygon([tube - 8, 786], [tube + 8, 786], [tube, 802]), inks.sun, { strokeWidth: 3 }),
    [44, 26].map((r) => line(`M${tube - r} ${table + 12}A${r} 9 0 0 0 ${tube + r} ${table + 12}`, 2.6, '#eef6f2')),
  ];
}

/** A steel casing with its lid thrown back. */
function head(): Drawing {
  return [
    solid(`M${tube - 104} 340H${tube + 104}V${surface + 6}H${tube - 104}Z`, inks.clay, { tone: across('left', { light: 0.25 }, {}, { shade: 0.55 }) }),
    clipped(rect(tube + 20, 340, 90, 110), line(hatch({ x: tube + 20, y: 340, width: 90, height: 110 }, 90, 10), weights.fine)),
    solid(roundRect(tube - 116, 322, 232, 28, 6), inks.clay, { tone: down({ light: 0.3 }, { shade: 0.4 }) }),
    { d: ellipse(tube, 330, 74, 9), fill: inks.ink },
    {
      transform: `translate(${tube + 116} 330) rotate(28)`,
      children: [
        solid(roundRect(-12, -206, 26, 204, 8), inks.clay, { tone: across('left', { light: 0.25 }, { shade: 0.5 }) }),
        solid(circle(0, 0, 13), steel, { strokeWidth: 4 }),
        solid(rect(14, -190, 18, 30), steel, { strokeWidth: 4 }),
      ],
    },
    words('PZ 4', 'display', 32, tube - 36, 418, 'middle', '#fbf3df'),
  ];
}

/** The reel on its stand, its tape wound, its lamp lit. */
function drum(): Drawing {
  const { x, y, r } = reel;
  const spokes = [0, 60, 120, 180, 240, 300].map((turn) => ({
    transform: `translate(${x} ${y}) rotate(${turn})`,
    children: solid('M-12 -40L-8 -118H8L12 -40Z', steel, { strokeWidth: 4, tone: across('left', { light: 0.3 }, { shade: 0.4 }) }),
  }));
  return [
    { d: ellipse(x, surface + 10, 180, 13), tone: flat({ shade: 0.5 }) },
    line(`M${x - 6} ${y}L${x - 130} ${surface}M${x + 6} ${y}L${x + 130} ${surface}M${x - 160} ${surface}H${x - 96}M${x + 96} ${surface}H${x + 160}`, 26),
    line(`M${x - 6} ${y}L${x - 130} ${surface}M${x + 6} ${y}L${x + 130} ${surface}M${x - 160} ${surface}H${x - 96}M${x + 96} ${surface}H${x + 160}`, 17, '#5d6f72'),
    solid(circle(x, y, r), inks.sun, { tone: glow(x - 60, y - 70, 250, { light: 0.4 }, {}, { shade: 0.5 }) }),
    solid(circle(x, y, r - 22), '#f4efe0', { strokeWidth: 4 }),
    line([0, 1, 2, 3, 4].map((i) => circle(x, y, r - 30 - i * 7)).join(''), 2, '#8c6a24'),
    solid(circle(x, y, r - 64), '#dcebe6', { strokeWidth: 4 }),
    spokes,
    solid(circle(x, y, 44), plastic, { tone: glow(x - 14, y - 16, 70, { light: 0.35 }, {}, { shade: 0.5 }) }),
    { d: circle(x - 14, y - 4, 11), fill: '#e8402a', stroke: inks.ink, strokeWidth: 3 },
    line([0, 60, 120, 180, 240, 300].map((t) => {
      const turn = (t * Math.PI) / 180;
      const at = (far: number) => `${x - 14 + far * Math.cos(turn)} ${y - 4 + far * Math.sin(turn)}`;
      return `M${at(16)}L${at(24)}`;
    }).join(''), 3, '#fff0b8'),
    { d: [0, 1, 2].map((i) => circle(x + 14 + (i % 2) * 10, y - 12 + i * 11, 3.4)).join(''), fill: inks.ink },
    // The crank.
    solid(roundRect(x + 62, y - 106, 30, 30, 15), steel, { strokeWidth: 4 }),
    solid(roundRect(x + 66, y - 150, 22, 58, 9), '#3b2a1c', { strokeWidth: 4, tone: across('left', { light: 0.2 }, { shade: 0.5 }) }),
  ];
}

/** From the reel over the edge of the casing, down to the probe; marked at each centimetre. */
function tape(): Drawing {
  const over = `M${reel.x + 34} ${reel.y - 148}C${reel.x + 160} ${reel.y - 120} ${tube - 130} 262 ${tube - 36} 300C${tube - 12} 310 ${tube} 322 ${tube} 344`;
  return [
    line(over, 20),
    line(over, 13, '#fbf3df'),
    { ...line(over, 4.4, inks.ink), dash: '0.1 13' },
    line(`M${tube} 462V668`, 18),
    line(`M${tube} 462V668`, 12, '#fbf3df'),
    { ...line(`M${tube} 462V668`, 4.4, inks.ink), dash: '0.1 13' },
    [0].map(() => [{ d: `M${tube - 20} 617.5L${tube + 20} 609V637L${tube - 20} 645.5Z`, fill: '#f7f1e1' }]),
  ];
}
