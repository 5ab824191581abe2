/** A builder's level on its tripod, the staff, and what the eye sees through it. */
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, ellipse, polygon, rect, roundRect } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';

const axis = 404;
const x = 690;
/** 19 pixels are a centimetre, at the instrument. */
const centimetre = 19;
const coat = '#e0912f';
const steel = '#c4d0cc';
const dark = '#2b4640';

export const dumpyLevel: Plate = {
  programme: 'bts-amenagements-paysagers',
  number: 20,
  title: 'Niveau de chantier',
  parts: ['oculaire', 'lunette', 'objectif', 'nivelle', 'vis calantes', 'trépied', 'mire', 'réticule'],
  describes:
    'un niveau de chantier tourné vers une mire ; sa visée horizontale dit de combien un sol monte ou descend',
  tone: inks.forest,
  draw: () => [
    garden(),
    sight(),
    tripod(),
    base(),
    telescope(),
    staff(),
    seen(),
    lettered('a', [486, 300], [x - 172, axis]),
    lettered('b', [590, 250], [x - 20, axis - 54]),
    lettered('c', [944, 536], [x + 214, axis + 36]),
    lettered('d', [486, 560], [x - 116, axis + 84]),
    lettered('e', [944, 640], [x + 92, axis + 140]),
    lettered('f', [486, 800], [x - 92, 800]),
    lettered('g', [1440, 760], [1338, 800]),
    lettered('h', [960, 160], [1046, 262]),
    scaleBar(960, 968, 10 * centimetre, '10 cm'),
  ],
};

/** A square being rebuilt: sky, a wall, a young tree, sand and kerb. */
function garden(): Drawing {
  const random = createRandom('square');
  const crown = (cx: number, cy: number, spread: number, count: number) =>
    Array.from({ length: count }, () => {
      const [turn, r] = [random.between(0, 6.28), spread * Math.sqrt(random.next())];
      return circle(cx + r * Math.cos(turn) * 1.1, cy + r * Math.sin(turn), random.between(18, 40));
    }).join('');
  const stones = Array.from({ length: 240 }, () => {
    const [cx, cy] = [random.between(-10, 1930), random.between(900, 1010)];
    return ellipse(cx, cy, random.between(2, 6), random.between(1.4, 4));
  });
  const tree = (cx: number, s: number): Drawing => [
    solid(polygon([cx - 14 * s, 890], [cx - 9 * s, 380], [cx + 9 * s, 380], [cx + 14 * s, 890]), '#6b5136', { tone: across('left', { light: 0.2 }, { shade: 0.5 }) }),
    { d: crown(cx, 300, 150 * s, 44), fill: '#7fa05f', tone: flat({ shade: 0.1 }) },
    { d: crown(cx + 30, 330, 110 * s, 22), fill: '#5f8a4f', tone: flat({ shade: 0.2 }) },
    line(`M${cx - 60} 890V620M${cx + 60} 890V620`, 11, '#8d5c2c'),
    line(`M${cx - 60} 650L${cx} 660L${cx + 60} 650`, 5, '#3b2a1c'),
  ];
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#e9eedd', tone: down({ light: 0.34 }, {}) },
    { d: 'M-20 620H300V560H420V600H760V540H900V610H1500V570H1640V620H1940V800H-20Z', fill: '#d6ddc6', tone: flat({ shade: 0.05 }) },
    { d: rect(0, 700, 1920, 110), fill: '#d9c49a', tone: flat({ shade: 0.12 }) },
    line(Array.from({ length: 16 }, (_, i) => `M${i * 126 + (i % 2) * 20} 700V736M${i * 126 + 60} 736V774M${i * 126 + 20} 774V810`).join('') + 'M0 736H1920M0 774H1920M0 700H1920', 2, '#a98e5c'),
    tree(210, 1),
    tree(1700, 1.1),
    { d: 'M-20 810H1940V900H-20Z', fill: '#a3b877', tone: down({}, { shade: 0.2 }) },
    { d: rect(0, 888, 1920, 140), fill: '#d7bf8c', tone: down({ shade: 0.04 }, { shade: 0.3 }) },
    { d: stones.join(''), fill: '#a98e5c' },
    line('M0 888H1920', 3),
  ];
}

function sight(): Drawing {
  return [
    { d: `M${x + 230} ${axis}H1314`, stroke: '#b5371f', strokeWidth: 4, dash: '26 10 6 10' },
  ];
}

function tripod(): Drawing {
  const leg = (top: number, foot: number, w: number) => polygon([top - w / 2, 590], [top + w / 2, 590], [foot + w / 2.6, 968], [foot - w / 2.6, 968]);
  const legs = [
    [x - 62, x - 126, 38],
    [x + 62, x + 126, 38],
    [x, x + 6, 46],
  ] as const;
  return [
    { d: ellipse(x, 974, 200, 12), tone: flat({ shade: 0.5 }) },
    legs.map(([top, foot, w]) => {
      const d = leg(top, foot, w);
      const rod = (y: number) => top + ((foot - top) * (y - 590)) / 378;
      return [
        solid(d, '#dcb964', { tone: across('left', { light: 0.3 }, {}, { shade: 0.45 }) }),
        clipped(d, line(`M${top - 5} 590L${foot - 4} 968M${top + 7} 590L${foot + 5} 968`, weights.fine, '#8d6a30')),
        // A metre of leg is left out.
        { d: polygon([rod(852) - w / 2 - 4, 856], [rod(852) + w / 2 + 4, 842], [rod(852) + w / 2 + 4, 860], [rod(852) - w / 2 - 4, 874]), fill: '#9fb474' },
        line(`M${rod(852) - w / 2 - 9} 858L${rod(852) + w / 2 + 9} 841M${rod(852) - w / 2 - 9} 876L${rod(852) + w / 2 + 9} 859`, 3.4),
        solid(roundRect(rod(760) - w / 2 - 5, 746, w + 10, 40, 6), '#b5371f', { strokeWidth: 4, tone: across('left', { light: 0.2 }, { shade: 0.4 }) }),
        solid(circle(rod(766), 766, 8), steel, { strokeWidth: 3 }),
        solid(polygon([foot - 16, 940], [foot + 16, 940], [foot + 3, 988], [foot - 3, 988]), '#8ea3a2', { strokeWidth: 4, tone: across('left', { light: 0.2 }, { shade: 0.4 }) }),
      ];
    }),
    solid(polygon([x - 100, 574], [x + 100, 574], [x + 84, 606], [x - 84, 606]), '#8ea3a2', { tone: down({ light: 0.3 }, { shade: 0.4 }) }),
  ];
}

/** Plate, three levelling screws, the turning head with its circle. */
function base(): Drawing {
  return [
    solid(roundRect(x - 96, 552, 192, 26, 8), '#8ea3a2', { tone: down({ light: 0.3 }, { shade: 0.4 }) }),
    [-74, 74, 0].map((dx) => [
      solid(rect(x + dx - 8, 506, 16, 52), steel, { strokeWidth: 3.4 }),
      solid(roundRect(x + dx - 25, 524, 50, 28, 7), dark, { strokeWidth: 4, tone: across('left', { light: 0.3 }, {}, { shade: 0.4 }) }),
      line([-16, -8, 0, 8, 16].map((k) => `M${x + dx + k} 528V548`).join(''), 2, '#7f9a90'),
    ]),
    solid(roundRect(x - 104, 486, 208, 26, 8), steel, { tone: down({ light: 0.3 }, { shade: 0.4 }) }),
    solid(roundRect(x - 88, 456, 176, 32, 6), '#fbf8f1', { strokeWidth: 4, tone: across('left', { light: 0.2 }, { shade: 0.3 }) }),
    line(Array.from({ length: 27 }, (_, i) => `M${x - 80 + i * 6.2} 484v${i % 5 === 0 ? -16 : -9}`).join(''), 1.8),
  ];
}

function telescope(): Drawing {
  const tube = `M${x - 150} ${axis - 38}H${x - 96}C${x - 80} ${axis - 66} ${x - 50} ${axis - 76} ${x - 20} ${axis - 76}H${x + 90}C${x + 120} ${axis - 72} ${x + 140} ${axis - 60} ${x + 156} ${axis - 52}H${x + 196}V${axis + 52}H${x + 156}C${x + 140} ${axis + 56} ${x + 110} ${axis + 60} ${x + 84} ${axis + 60}H${x - 60}C${x - 86} ${axis + 58} ${x - 96} ${axis + 46} ${x - 104} ${axis + 38}H${x - 150}Z`;
  return [
    solid(roundRect(x - 84, axis + 40, 168, 22, 8), dark),
    solid(tube, coat, { tone: down({ light: 0.4 }, {}, { shade: 0.5 }) }),
    clipped(tube, [
      clipped(rect(x - 150, axis + 18, 360, 50), line(hatch({ x: x - 150, y: axis + 20, width: 350, height: 40 }, 0, 7), weights.fine)),
      line(`M${x - 60} ${axis - 60}H${x + 100}`, 4, '#fbe0a8'),
    ]),
    line(`M${x - 96} ${axis - 40}V${axis + 40}M${x + 156} ${axis - 52}V${axis + 52}`),
    // Gun sight, focusing knob, object glass, eyepiece.
    solid(polygon([x - 40, axis - 76], [x - 30, axis - 94], [x + 40, axis - 94], [x + 50, axis - 76]), dark, { strokeWidth: 4 }),
    solid(circle(x + 40, axis - 4, 37), dark, { tone: glow(x + 28, axis - 18, 56, { light: 0.3 }, {}, { shade: 0.4 }) }),
    line(Array.from({ length: 20 }, (_, i) => { const [c, s] = [Math.cos((i * Math.PI) / 10), Math.sin((i * Math.PI) / 10)]; return `M${x + 40 + 30 * c} ${axis - 4 + 30 * s}L${x + 40 + 36 * c} ${axis - 4 + 36 * s}`; }).join(''), 2.4, '#7f9a90'),
    solid(circle(x + 40, axis - 4, 13), steel, { strokeWidth: 3 }),
    solid(roundRect(x + 194, axis - 58, 36, 116, 8), dark, { tone: down({ light: 0.3 }, {}, { shade: 0.4 }) }),
    solid(ellipse(x + 230, axis, 8, 46), '#8fc0cf', { strokeWidth: 3.4, tone: down({ light: 0.4 }, { shade: 0.3 }) }),
    solid(roundRect(x - 184, axis - 27, 38, 54, 7), dark, { tone: down({ light: 0.3 }, {}, { shade: 0.4 }) }),
    line([0, 1, 2, 3].map((i) => `M${x - 178 + i * 8} ${axis - 22}V${axis + 22}`).join(''), 2, '#7f9a90'),
    solid(`M${x - 184} ${axis - 31}C${x - 206} ${axis - 26} ${x - 206} ${axis + 26} ${x - 184} ${axis + 31}Z`, '#22302c'),
    // Circular bubble on its bracket, with the mirror that shows it.
    solid(roundRect(x - 152, axis + 56, 72, 20, 6), '#8ea3a2', { strokeWidth: 4 }),
    solid(roundRect(x - 150, axis + 66, 68, 40, 10), '#dfe8c0', { strokeWidth: 4, tone: flat({ light: 0.2 }) }),
    solid(ellipse(x - 116, axis + 78, 15, 7), '#fdfdf2', { strokeWidth: 2.6 }),
    line(`M${x - 136} ${axis + 70}V${axis + 100}M${x - 96} ${axis + 70}V${axis + 100}`, 2),
  ];
}

/** A staff in centimetre blocks; it stands far away, so it is small. */
function staff(): Drawing {
  const [left, w, top, foot, step] = [1314, 46, 120, 900, 13];
  const blocks: string[] = [];
  const n = Math.floor((foot - top) / step);
  for (let i = 0; i < n; i++) {
    const y = foot - (i + 1) * step;
    if (i % 2 === 0) blocks.push(rect(left + (Math.floor(i / 10) % 2 ? 6 : 22), y, 18, step));
  }
  return [
    { d: ellipse(left + w / 2, foot + 4, 60, 8), tone: flat({ shade: 0.5 }) },
    solid(rect(left, top, w, foot - top), '#fbf8f1', { tone: across('left', { light: 0.2 }, { shade: 0.26 }) }),
    { d: blocks.join(''), fill: '#b5371f' },
    solid(rect(left - 4, foot - 8, w + 8, 14), '#8ea3a2', { strokeWidth: 3.4 }),
    line(`M${left - 14} ${axis}h${w + 28}`, 3, '#b5371f'),
  ];
}

/** Cross hairs and stadia lines on the staff: one metre thirty-two. */
function seen(): Drawing {
  const [cx, cy, r] = [1150, 262, 138];
  const unit = 21;
  const blocks: Drawing[] = [];
  for (let i = -8; i < 8; i++) {
    const value = 132 + i;
    const y = cy - (i + 1) * unit;
    if (value % 2 === 0) blocks.push({ d: rect(cx - 44 + (Math.floor(value / 10) % 2 ? 0 : 26), y, 36, unit), fill: value >= 130 ? inks.ink : '#b5371f' });
    if (value % 10 === 0) blocks.push(words(`${value / 10}`, 'strong', 44, cx + 44, y - 4, 'middle', inks.ink));
  }
  return [
    { d: `M${x + 232} ${axis - 40}L${cx - r * 0.86} ${cy + r * 0.5}M${x + 232} ${axis + 40}L${cx - r * 0.3} ${cy + r * 0.95}`, stroke: dark, strokeWidth: 2.2 },
    solid(circle(cx, cy, r + 10), '#22302c'),
    { d: circle(cx, cy, r), fill: '#dfe8d4', tone: glow(cx, cy, r, { light: 0.2 }, {}, { shade: 0.3 }) },
    clipped(circle(cx, cy, r), [
      solid(rect(cx - 54, cy - 200, 140, 400), '#fbf8f1', { strokeWidth: 3 }),
      blocks,
      line(`M${cx - r} ${cy}H${cx + r}M${cx} ${cy - r}V${cy + r}M${cx - 30} ${cy - 84}H${cx + 30}M${cx - 30} ${cy + 84}H${cx + 30}`, 3, inks.riverDeep),
    ]),
    { d: circle(cx, cy, r), stroke: inks.ink, strokeWidth: 4 },
  ];
}
