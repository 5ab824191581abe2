/** A Secchi disc let down from a boat, and what is left of it deeper and deeper. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, ellipse, rect, roundRect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';
import { ripples, water } from '../water';

const surface = 330;
const cord = 860;
/** The disc hangs here; 14 pixels are a centimetre, so that it is 30 wide. */
const disc = { y: 640, rx: 210, ry: 66 };
const centimetre = 14;
const lead = '#7d8d90';
const pale = '#f8f3e4';

export const secchiDisc: Plate = {
  programme: 'bachelor-charge-projet-environnement',
  number: 13,
  title: 'Disque de Secchi',
  parts: ['touret', 'corde marquée', 'disque', 'lest', 'profondeur de disparition'],
  describes:
    'un disque de Secchi descendu dans l’eau ; la profondeur où l’œil le perd dit la transparence de l’eau',
  tone: inks.river,
  draw: () => [
    sky(),
    water(surface, '#9fd0cf', '#0f4d63', [430, 520, 620, 730, 850, 950]),
    light(),
    ripples('secchi', surface + 18, 560, '#dff0ea', 26),
    plankton(),
    rope(),
    weight(),
    plate(),
    boat(),
    seen(),
    lettered('a', [560, 150], [700, 186]),
    lettered('b', [1010, 372], [cord + 4, 412]),
    lettered('c', [546, 740], [742, 684], pale),
    lettered('d', [1010, 800], [cord + 26, 790], pale),
    lettered('e', [1180, 925], [1262, 842], pale),
    scaleBar(500, 962, 20 * centimetre, '20 cm', pale),
  ],
};

/** Far shore with its lighthouse, gulls. */
function sky(): Drawing {
  const gull = (x: number, y: number, s: number) => `M${x - 26 * s} ${y - 6 * s}Q${x - 12 * s} ${y - 16 * s} ${x} ${y}Q${x + 12 * s} ${y - 16 * s} ${x + 26 * s} ${y - 6 * s}`;
  return [
    { d: rect(0, 0, 1920, 400), fill: '#f3ead0', tone: down({ light: 0.3 }, { light: 0.05 }) },
    { d: 'M-20 300C120 262 220 270 330 290S520 318 640 332V420H-20Z', fill: '#b9c29a', tone: flat({ shade: 0.1 }) },
    { d: 'M1940 290C1800 268 1700 284 1600 304S1450 326 1380 334V420H1940Z', fill: '#b9c29a', tone: flat({ shade: 0.1 }) },
    { d: 'M-20 322C100 300 200 306 320 326V420H-20Z', fill: '#93a877', tone: flat({ shade: 0.14 }) },
    { d: 'M1700 290L1706 150H1734L1740 290Z', fill: '#efe8d6', stroke: inks.ink, strokeWidth: 3, tone: across('left', {}, { shade: 0.4 }) },
    { d: 'M1703 222H1737L1739 254H1701Z', fill: inks.clay },
    { d: `${rect(1700, 142, 40, 9)}`, fill: inks.ink },
    { d: 'M1708 142V118H1732V142ZM1704 118L1720 100L1736 118Z', fill: '#f4bd3a', stroke: inks.ink, strokeWidth: 3 },
    line([gull(1560, 130, 1), gull(1620, 168, 0.7), gull(300, 130, 0.9), gull(250, 176, 0.6)].join(''), 3, '#43566a'),
  ];
}

/** The sun through the surface. */
function light(): Drawing {
  const ray = (x: number, w: number, slant: number, to: number) => `M${x} ${surface + 8}L${x + w} ${surface + 8}L${x + w + slant} ${to}L${x - w * 0.4 + slant} ${to}Z`;
  return [
    { d: [ray(100, 60, -40, 900), ray(300, 34, -20, 760), ray(1240, 44, 30, 660), ray(1560, 70, 60, 860), ray(1780, 40, 70, 780)].join(''), fill: '#e6f4e6', opacity: 0.13 },
  ];
}

/** What makes the water turbid: diatoms and their like, out of scale, thick near the surface. */
function plankton(): Drawing {
  const random = createRandom('plankton');
  const specks: string[] = [];
  const rods: string[] = [];
  for (let i = 0; i < 230; i++) {
    const y = surface + 40 + 620 * random.next() ** 1.5;
    const x = random.between(0, 1920);
    if (Math.abs(x - cord) < 240 && y > 540 && y < 740) continue;
    if (x > 1060 && x < 1500 && y > 350) continue;
    // Letters stand clear.
    if (x > 900 && x < 1060 && (y > 740 || y < 460)) continue;
    if (x > 500 && x < 620 && y > 680 && y < 800) continue;
    if (x > 470 && x < 820 && y > 910) continue;
    if (random.chance(0.6)) specks.push(circle(x, y, random.between(1.6, 3.4)));
    else rods.push(`M${x} ${y}l${random.between(-11, 11)} ${random.between(-8, 8)}`);
  }
  return [
    { d: specks.join(''), fill: '#cfe0a8', opacity: 0.75 },
    line(rods.join(''), 2.6, '#cfe0a8'),
  ];
}

function rope(): Drawing {
  const marks: Drawing[] = [];
  for (let n = 0; n < 5; n++) {
    const y = 346 + n * 36;
    marks.push(solid(roundRect(cord - 11, y, 22, n % 2 ? 10 : 16, 4), n % 2 ? pale : inks.clay, { strokeWidth: 2.6 }));
  }
  return [
    line(`M${cord} 190V520`, 9),
    line(`M${cord} 190V520`, 4.6, '#e9d9ae'),
    { d: `M${cord} 190V520`, stroke: '#8d6f3a', strokeWidth: 1.6, dash: '5 6' },
    marks,
  ];
}

/** Quarters white and black on a plate seen from a little above. */
function plate(): Drawing {
  const face = ellipse(cord, disc.y, disc.rx, disc.ry);
  const edge = `M${cord - disc.rx} ${disc.y}V${disc.y + 16}A${disc.rx} ${disc.ry} 0 0 0 ${cord + disc.rx} ${disc.y + 16}V${disc.y}Z`;
  const wedge = (from: number, to: number) => {
    const at = (turn: number) => `${cord + disc.rx * Math.cos(turn)} ${disc.y + disc.ry * Math.sin(turn)}`;
    return `M${cord} ${disc.y}L${at(from)}A${disc.rx} ${disc.ry} 0 0 1 ${at(to)}Z`;
  };
  const q = Math.PI / 2;
  return [
    solid(edge, '#c9c3ae', { tone: across('left', { light: 0.2 }, {}, { shade: 0.6 }) }),
    solid(face, '#fbf8ef', { tone: across('left', { light: 0.2 }, { shade: 0.14 }) }),
    { d: wedge(-0.5, -0.5 + q) + wedge(Math.PI - 0.5, Math.PI - 0.5 + q), fill: inks.ink },
    clipped(wedge(-0.5 + q, Math.PI - 0.5), line(hatch({ x: cord - 150, y: disc.y + 10, width: 320, height: 60 }, 8, 9), weights.fine, '#8b8873')),
    { d: face, stroke: inks.ink, strokeWidth: weights.outline },
    // Three legs from a ring, so that the disc hangs level.
    [
      [-150, -18],
      [150, -18],
      [0, 40],
    ].map(([dx, dy]) => {
      const leg = `M${cord} 520L${cord + (dx ?? 0)} ${disc.y + (dy ?? 0)}`;
      return [line(leg, 8), line(leg, 3.8, '#e9d9ae'), solid(ellipse(cord + (dx ?? 0), disc.y + (dy ?? 0), 10, 6), lead, { strokeWidth: 2.6 })];
    }),
    solid(circle(cord, 520, 12), lead, { strokeWidth: 3.4 }),
  ];
}

function weight(): Drawing {
  const body = `M${cord - 18} 732H${cord + 18}L${cord + 40} 800C${cord + 44} 832 ${cord - 44} 832 ${cord - 40} 800Z`;
  return [
    line(`M${cord} 690V736`, 9),
    line(`M${cord} 690V736`, 4.6, '#e9d9ae'),
    solid(body, lead, { tone: across('left', { light: 0.3 }, {}, { shade: 0.65 }) }),
    clipped(body, line(hatch({ x: cord + 2, y: 736, width: 44, height: 90 }, 80, 8), weights.fine)),
    solid(roundRect(cord - 15, 722, 30, 18, 6), '#9aa9a8', { strokeWidth: 3.4 }),
  ];
}

/** Gunwale of a skiff, and the reel clamped to it. */
function boat(): Drawing {
  const hull = `M-20 ${surface - 92}H780C800 ${surface - 92} 806 ${surface - 76} 798 ${surface - 62}C768 ${surface - 4} 730 ${surface + 44} 640 ${surface + 70}H-20Z`;
  const reel = { x: 742, y: 168, r: 66 };
  return [
    solid(hull, '#e7dcc0', { tone: down({ light: 0.3 }, {}, { shade: 0.5 }) }),
    clipped(hull, [
      line(`M-20 ${surface - 30}H770M-20 ${surface + 14}H740M-20 ${surface + 48}H700`, 2.6),
      { d: `M-20 ${surface + 14}H760V${surface + 80}H-20Z`, fill: '#8fbfbb', opacity: 0.42 },
      line(hatch({ x: -20, y: surface - 26, width: 790, height: 40 }, 0, 9), 1.2, '#a4946c'),
    ]),
    solid(`M-20 ${surface - 112}H790C806 ${surface - 112} 810 ${surface - 92} 794 ${surface - 88}H-20Z`, '#a5693a', { tone: down({ light: 0.25 }, { shade: 0.3 }) }),
    // Standard and reel.
    solid(`M${reel.x - 13} ${surface - 110}L${reel.x - 13} ${reel.y}H${reel.x + 13}L${reel.x + 13} ${surface - 110}Z`, '#8ea3a2', { tone: across('left', { light: 0.3 }, { shade: 0.5 }) }),
    solid(roundRect(reel.x - 38, surface - 122, 76, 34, 6), '#8ea3a2', { tone: down({ light: 0.2 }, { shade: 0.4 }) }),
    solid(circle(reel.x, reel.y, reel.r), inks.sun, { tone: glow(reel.x - 20, reel.y - 24, 110, { light: 0.4 }, {}, { shade: 0.4 }) }),
    solid(circle(reel.x, reel.y, reel.r - 14), '#e9d9ae', { strokeWidth: 3 }),
    line([46, 40, 34, 28, 22].map((r) => circle(reel.x, reel.y, r)).join(''), 2, '#8d6f3a'),
    solid(circle(reel.x, reel.y, 15), '#8ea3a2', { strokeWidth: 3.4 }),
    line(`M${reel.x} ${reel.y}L${reel.x - 34} ${reel.y + 30}`, 12),
    line(`M${reel.x} ${reel.y}L${reel.x - 34} ${reel.y + 30}`, 6, '#8ea3a2'),
    solid(circle(reel.x - 36, reel.y + 32, 12), '#7c4a26', { strokeWidth: 3.4 }),
    // A pulley on an arm holds the cord clear of the side.
    line(`M${reel.x + 4} ${reel.y - 66}L${cord - 12} 162`, 8),
    line(`M${reel.x + 4} ${reel.y - 66}L${cord - 12} 162`, 4, '#e9d9ae'),
    line(`M${reel.x + 12} 228L${cord - 18} 184`, 16),
    line(`M${reel.x + 12} 228L${cord - 18} 184`, 9, '#8ea3a2'),
    solid(circle(cord - 20, 182, 24), '#b9c9c6', { tone: glow(cord - 28, 174, 40, { light: 0.4 }, { shade: 0.4 }) }),
    solid(circle(cord - 20, 182, 7), inks.ink),
  ];
}

/** From above, deeper and deeper: the eye loses it. */
function seen(): Drawing {
  const depths = ['1 m', '2 m', '3,4 m'];
  const x = 1262;
  return depths.map((depth, i) => {
    const y = 462 + i * 190;
    const r = 82;
    const veil = mix('#7cbcc0', '#2c7c8c', i / 2);
    const fade = [0.2, 0.62, 0.93][i] ?? 1;
    const white = mix('#fbf8ef', veil, fade);
    const black = mix(inks.ink, veil, fade);
    const d = 58 - i * 5;
    const quarter = (turn: number) => `M${x} ${y}L${x + d * Math.cos(turn)} ${y + d * Math.sin(turn)}A${d} ${d} 0 0 1 ${x + d * Math.cos(turn + Math.PI / 2)} ${y + d * Math.sin(turn + Math.PI / 2)}Z`;
    return [
      { d: circle(x, y, r), fill: veil, tone: glow(x - 20, y - 30, 120, { light: 0.2 }, {}, { shade: 0.3 }) },
      { d: circle(x, y, d), fill: white, tone: flat({}) },
      { d: quarter(-0.5) + quarter(Math.PI - 0.5), fill: black },
      clipped(circle(x, y, r), line([-46, -10, 34, 62].map((dy) => smooth([[x - 90, y + dy], [x - 40, y + dy - 5], [x + 14, y + dy + 4], [x + 90, y + dy - 2]])).join(''), 2.2, mix('#e8f4ee', veil, 0.45))),
      { d: circle(x, y, r), stroke: inks.ink, strokeWidth: weights.outline },
      line(`M${x + r + 12} ${y}h26`, 2.4, pale),
      words(depth, 'text', 32, x + r + 48, y + 11, 'start', pale),
    ];
  });
}
