/** Waders hung on a rod between two alders, above the stream they are for. */
import { across, type Drawing, down, flat } from '../../press/drawing';
import { circle, ellipse, rect, roundRect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights } from '../pen';
import type { Plate } from '../plate';
import { ripples, water } from '../water';

const cloth = '#6f7f4a';
const rubber = '#2c453b';
const middle = 930;
/** 5.6 pixels are a centimetre. */
const centimetre = 5.6;

export const waders: Plate = {
  programme: 'technicien-riviere',
  number: 9,
  title: 'Waders',
  parts: ['bretelles', 'bavette', 'ceinture', 'genouillère', 'botte', 'semelle cramponnée'],
  describes:
    'des waders pendus au-dessus d’un ruisseau ; on y entre jusqu’à la poitrine, et la ceinture retient l’eau en cas de chute',
  tone: inks.river,
  draw: () => [
    banks(),
    water(790, '#b4d5da', '#6ba6bd', [860, 930]),
    ripples('waders', 806, 1000, '#eef5f0', 26),
    rod(),
    suit(),
    sole(),
    lettered('a', [690, 180], [852, 204]),
    lettered('b', [690, 312], [800, 330]),
    lettered('c', [1190, 458], [1064, 462]),
    lettered('d', [640, 640], [800, 640]),
    lettered('e', [640, 800], [786, 790]),
    lettered('f', [1206, 640], [1338, 600]),
    scaleBar(1226, 944, 20 * centimetre, '20 cm'),
  ],
};

/** Alders on either bank, as flat tints, and reeds. */
function banks(): Drawing {
  const random = createRandom('alders');
  const leaves = (x: number, y: number, spread: number, count: number) =>
    Array.from({ length: count }, () => {
      const [turn, far] = [random.between(0, 6.28), spread * Math.sqrt(random.next())];
      return circle(x + far * Math.cos(turn) * 1.2, y + far * Math.sin(turn), random.between(20, 46));
    }).join('');
  const stems = (from: number, to: number) =>
    Array.from({ length: 34 }, (_, i) => {
      const x = from + ((to - from) * i) / 33;
      const h = random.between(90, 230);
      return `M${x} 830q${random.between(-10, 10)} ${-h / 2} ${random.between(-30, 30)} ${-h}`;
    }).join('');
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#eef0d8', tone: down({ light: 0.3 }, {}) },
    { d: 'M-20 600C260 560 520 610 820 590S1440 570 1940 606V840H-20Z', fill: '#d3ddb2' },
    { d: 'M-20 690C260 660 520 700 820 684S1440 660 1940 694V840H-20Z', fill: '#b9cb92', tone: flat({ shade: 0.06 }) },
    { d: leaves(120, 180, 190, 60), fill: '#8fae6c', tone: flat({ shade: 0.12 }) },
    { d: leaves(1800, 160, 200, 60), fill: '#8fae6c', tone: flat({ shade: 0.12 }) },
    solid('M300 840C310 600 300 400 330 96L350 -20H400C384 200 376 420 384 600C386 700 400 780 420 840Z', '#6b5136', { tone: across('left', { light: 0.2 }, {}, { shade: 0.5 }) }),
    solid('M1530 840C1546 640 1540 400 1528 96L1520 -20H1574C1590 200 1596 420 1602 600C1608 700 1626 780 1650 840Z', '#6b5136', { tone: across('left', { light: 0.2 }, {}, { shade: 0.5 }) }),
    line(Array.from({ length: 30 }, () => {
      const x = random.chance(0.5) ? random.between(330, 376) : random.between(1548, 1590);
      const y = random.between(20, 800);
      return `M${x} ${y}c${random.between(-4, 4)} 16 ${random.between(-4, 4)} 30 ${random.between(-3, 3)} ${random.between(34, 70)}`;
    }).join(''), 2, '#3f2c1b'),
    { d: leaves(330, 60, 150, 46), fill: '#6f9455', tone: flat({ shade: 0.2 }) },
    { d: leaves(1600, 50, 150, 46), fill: '#6f9455', tone: flat({ shade: 0.2 }) },
    line(stems(-10, 300), 4.4, '#5f7d4f'),
    line(stems(1640, 1930), 4.4, '#5f7d4f'),
  ];
}

function rod(): Drawing {
  return [
    solid(roundRect(340, 128, 1230, 22, 10), '#c79a5c', { tone: down({ light: 0.3 }, {}, { shade: 0.5 }) }),
    // A hanger for each strap.
    [-84, 84].map((dx) => [
      solid(roundRect(middle + dx - 20, 120, 40, 40, 8), '#8ea3a2', { strokeWidth: 4, tone: across('left', { light: 0.3 }, { shade: 0.5 }) }),
    ]),
  ];
}

/** One half of the suit: side −1 is the left of the sheet. */
function leg(side: -1 | 1): string {
  const at = (dx: number, y: number) => `${middle + side * dx} ${y}`;
  return `M${at(0, 560)}C${at(10, 640)} ${at(18, 700)} ${at(26, 742)}L${at(156, 742)}C${at(160, 680)} ${at(152, 560)} ${at(142, 470)}L${at(0, 470)}Z`;
}

function boot(side: -1 | 1): string {
  const at = (dx: number, y: number) => `${middle + side * dx} ${y}`;
  return `M${at(22, 730)}L${at(160, 730)}C${at(164, 780)} ${at(166, 820)} ${at(176, 846)}C${at(206, 866)} ${at(236, 884)} ${at(240, 912)}L${at(36, 912)}C${at(28, 860)} ${at(24, 790)} ${at(22, 730)}Z`;
}

function suit(): Drawing {
  const bib = `M${middle - 118} 276C${middle - 60} 296 ${middle + 60} 296 ${middle + 118} 276C${middle + 124} 330 ${middle + 138} 400 ${middle + 142} 474H${middle - 142}C${middle - 138} 400 ${middle - 124} 330 ${middle - 118} 276Z`;
  const inside = `M${middle - 118} 276C${middle - 60} 240 ${middle + 60} 240 ${middle + 118} 276C${middle + 60} 296 ${middle - 60} 296 ${middle - 118} 276Z`;
  const strap = (s: number) => `M${middle + s * 84} 138C${middle + s * 96} 190 ${middle + s * 96} 230 ${middle + s * 90} 296`;
  const back = (s: number) => `M${middle + s * 84} 138C${middle + s * 60} 180 ${middle + s * 30} 220 ${middle} 254`;
  return [
    [-1, 1].map((s) => [line(back(s), 30), line(back(s), 20, '#8c3b24')]),
    solid(inside, '#3f4a2a', { tone: down({ shade: 0.3 }, { shade: 0.6 }) }),
    ([-1, 1] as const).map((side) => [
      solid(leg(side), cloth, { tone: across('left', { light: 0.2 }, {}, { shade: 0.5 }) }),
      clipped(leg(side), [
        line(hatch({ x: middle + (side > 0 ? 90 : -40), y: 470, width: 70, height: 280 }, 74, 11), weights.fine),
        line(`M${middle + side * 30} 540C${middle + side * 70} 560 ${middle + side * 110} 556 ${middle + side * 148} 540M${middle + side * 40} 716C${middle + side * 80} 730 ${middle + side * 120} 726 ${middle + side * 156} 712`, 2.4),
      ]),
      solid(roundRect(middle + side * 90 - 48, 590, 96, 104, 22), '#566236', { strokeWidth: 4, tone: across('left', { light: 0.15 }, { shade: 0.4 }) }),
      { d: roundRect(middle + side * 90 - 38, 600, 76, 84, 16), stroke: '#f3ead4', strokeWidth: 2.4, dash: '9 7' },
      solid(boot(side), rubber, { tone: across('left', { light: 0.22 }, {}, { shade: 0.6 }) }),
      line(`M${middle + side * 24} 752C${middle + side * 70} 762 ${middle + side * 120} 762 ${middle + side * 161} 752M${middle + side * 150} 850C${middle + side * 120} 836 ${middle + side * 70} 836 ${middle + side * 30} 846`, 2.6, '#8fb09c'),
      line(`M${middle + side * 132} 772C${middle + side * 138} 800 ${middle + side * 142} 820 ${middle + side * 152} 838`, 5, '#6f9484'),
      solid(roundRect(Math.min(middle + side * 34, middle + side * 246), 906, 212, 22, 8), '#1a2a24'),
      { d: Array.from({ length: 8 }, (_, i) => rect(middle + side * (46 + i * 25) - 7, 926, 14, 10)).join(''), fill: '#1a2a24' },
    ]),
    solid(bib, cloth, { tone: across('left', { light: 0.25 }, {}, { shade: 0.5 }) }),
    clipped(bib, line(hatch({ x: middle + 60, y: 270, width: 90, height: 210 }, 78, 11), weights.fine)),
    // Its pocket.
    solid(`M${middle - 66} 336H${middle + 66}V414C${middle + 66} 428 ${middle + 56} 436 ${middle + 44} 436H${middle - 44}C${middle - 56} 436 ${middle - 66} 428 ${middle - 66} 414Z`, '#7c8d54', { strokeWidth: 4, tone: flat({ shade: 0.14 }) }),
    solid(`M${middle - 74} 326H${middle + 74}V356L${middle} 374L${middle - 74} 356Z`, '#7c8d54', { strokeWidth: 4, tone: down({ light: 0.15 }, { shade: 0.24 }) }),
    solid(circle(middle, 357, 7), inks.sun, { strokeWidth: 3 }),
    { d: `M${middle - 56} 424H${middle + 56}`, stroke: '#f3ead4', strokeWidth: 2.4, dash: '9 7' },
    // Straps in front, with their buckles.
    [-1, 1].map((s) => [
      line(strap(s), 32),
      line(strap(s), 22, inks.clay),
      solid(roundRect(middle + s * 92 - 24, 262, 48, 44, 8), inks.ink),
      solid(roundRect(middle + s * 92 - 14, 272, 28, 24, 4), '#8ea3a2', { strokeWidth: 3 }),
    ]),
    // The belt.
    solid(`M${middle - 150} 448H${middle + 150}V484H${middle - 150}Z`, '#3b2a1c', { tone: across('left', { light: 0.1 }, { shade: 0.5 }) }),
    line(`M${middle - 140} 457H${middle + 140}M${middle - 140} 475H${middle + 140}`, 1.8, '#b08d5c'),
    solid(roundRect(middle - 36, 440, 72, 52, 10), inks.sun, { tone: across('left', { light: 0.3 }, { shade: 0.4 }) }),
    solid(roundRect(middle - 18, 454, 36, 24, 5), '#3b2a1c', { strokeWidth: 3 }),
  ];
}

/** Under the boot: studs in rubber, in a window of its own. */
function sole(): Drawing {
  const [x, y] = [1376, 610];
  const outline = `M${x - 52} ${y - 130}C${x - 44} ${y - 176} ${x + 44} ${y - 176} ${x + 54} ${y - 124}C${x + 62} ${y - 80} ${x + 52} ${y - 40} ${x + 40} ${y}C${x + 34} ${y + 40} ${x + 42} ${y + 70} ${x + 40} ${y + 104}C${x + 36} ${y + 146} ${x - 36} ${y + 146} ${x - 40} ${y + 104}C${x - 42} ${y + 70} ${x - 30} ${y + 40} ${x - 36} ${y}C${x - 52} ${y - 40} ${x - 60} ${y - 86} ${x - 52} ${y - 130}Z`;
  const studs = [
    [-24, -130], [24, -130], [-34, -88], [0, -98], [36, -86], [-24, -50], [20, -50], [-20, 64], [20, 64], [-20, 106], [20, 106],
  ] as const;
  return [
    { d: roundRect(x - 98, y - 198, 200, 392, 14), fill: '#fbf6e8', stroke: inks.ink, strokeWidth: weights.edge },
    solid(outline, rubber, { tone: across('left', { light: 0.25 }, {}, { shade: 0.5 }) }),
    clipped(outline, line(Array.from({ length: 22 }, (_, i) => `M${x - 70} ${y - 166 + i * 15}l70 14l70 -14`).join(''), 2.2, '#14251d')),
    studs.map(([dx, dy]) => [solid(circle(x + dx, y + dy, 9), '#c4d0cc', { strokeWidth: 3 }), { d: ellipse(x + dx - 2, y + dy - 2, 3, 3), fill: '#ffffff' }]),
    line(smooth([[x - 30, y + 26], [x, y + 34], [x + 32, y + 26]]), 3),
  ];
}
