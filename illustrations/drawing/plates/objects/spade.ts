/** A spade driven into a soil whose layers are seen from the side. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat } from '../../press/drawing';
import { below, circle, ellipse, polygon, rect, roundRect, smooth } from '../../press/paths';
import { createRandom, wave } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights } from '../pen';
import type { Plate } from '../plate';
import { acrossSheet } from '../water';

const x = 930;
const surface = 402;
const steel = '#bccac5';
/** The layers' undersides at the middle of the sheet. */
const depths = { humus: 560, leached: 706, clay: 860 } as const;

export const spade: Plate = {
  programme: 'bts-acd',
  number: 7,
  title: 'Bêche et profil de sol',
  parts: ['poignée', 'manche', 'douille', 'fer', 'horizon humifère', 'ver de terre', 'roche altérée'],
  describes:
    'une bêche plantée dans un sol en coupe ; elle ouvre le profil où l’on compte les vers et lit les horizons',
  tone: inks.terracotta,
  draw: () => [
    sky(),
    soil(),
    worms(),
    tool(),
    turf(),
    lettered('a', [1140, 156], [984, 176]),
    lettered('b', [760, 300], [922, 312]),
    lettered('c', [1150, 312], [948, 440]),
    lettered('d', [720, 640], [870, 640], '#fbf3df'),
    lettered('e', [474, 520], [548, 462], '#fbf3df'),
    lettered('f', [1400, 560], [1262, 590], '#fbf3df'),
    lettered('g', [1416, 786], [1406, 896]),
    scaleBar(560, 974, 130, '10 cm'),
  ],
};

const edge = (seed: string, y: number, swing: number) => {
  const rough = wave(createRandom(seed), 3);
  return acrossSheet(64, (at) => y + swing * rough(at / 260));
};

function sky(): Drawing {
  return [
    { d: rect(0, 0, 1920, 460), fill: '#f0e5c4', tone: down({ light: 0.3 }, {}) },
    { d: 'M-20 330C240 290 460 340 720 316S1240 300 1480 326S1780 296 1940 318V460H-20Z', fill: '#c8cf9a' },
    { d: 'M-20 372C240 352 460 384 720 366S1240 352 1480 374S1780 350 1940 368V470H-20Z', fill: '#a9bd7c', tone: flat({ shade: 0.06 }) },
    line(Array.from({ length: 13 }, (_, i) => `M${-40 + i * 46} 372L${-230 + i * 20} 404M${1960 - i * 46} 372L${2150 - i * 20} 404`).join(''), 2, '#7f9a58'),
  ];
}

function soil(): Drawing {
  const random = createRandom('soil');
  const speck = (count: number, top: number, bottom: number, small: number, large: number) =>
    Array.from({ length: count }, () => {
      const size = random.between(small, large);
      return ellipse(random.between(-10, 1930), random.between(top, bottom), size, size * random.between(0.5, 0.9));
    }).join('');
  const crumb = edge('humus', depths.humus, 22);
  const rock = Array.from({ length: 44 }, () => {
    const [cx, cy] = [random.between(-20, 1940), random.between(depths.clay + 24, 1030)];
    const size = random.between(18, 54) * (0.6 + (cy - depths.clay) / 190);
    const corners = Array.from({ length: 6 }, (_, i) => {
      const turn = (i / 6) * Math.PI * 2 + random.between(-0.3, 0.3);
      return [cx + size * Math.cos(turn), cy + size * 0.62 * Math.sin(turn)] as const;
    });
    return { corners, cy };
  })
    // The scale stands on bare ground.
    .filter(({ corners }) => corners.every(([cx, cy]) => cx < 530 || cx > 730 || cy < 905))
    .sort((a, b) => a.cy - b.cy);
  return [
    { d: below(edge('top', surface, 6), 1030), fill: '#4d3524', tone: down({ shade: 0.3 }, { shade: 0.1 }) },
    { d: speck(150, surface + 16, depths.humus - 16, 2, 7), fill: '#2d1d13' },
    { d: speck(60, surface + 16, depths.humus - 16, 2, 5), fill: '#a9845a' },
    { d: below(crumb, 1030), fill: '#9c6c41', tone: flat({ shade: 0.08 }) },
    { d: speck(110, depths.humus + 20, depths.leached - 14, 2, 6), fill: '#7a5030' },
    { d: below(edge('leached', depths.leached, 16), 1030), fill: '#c28a4e', tone: flat({ shade: 0.1 }) },
    cracks(random),
    { d: below(edge('clay', depths.clay, 18), 1030), fill: '#d9bf8c', tone: flat({ shade: 0.1 }) },
    rock.map(({ corners }) => [
      solid(polygon(...corners), mix(inks.chalk, inks.stone, random.next()), { strokeWidth: 3, tone: down({ light: 0.2 }, { shade: 0.32 }) }),
    ]),
    line(smooth(edge('top', surface, 6)), weights.outline),
    line(smooth(crumb), 2, '#2d1d13'),
    roots(random),
  ];
}

/** Clay dries in blocks. */
function cracks(random: ReturnType<typeof createRandom>): Drawing {
  const ways = Array.from({ length: 34 }, (_, i) => {
    const from = -10 + i * 58 + random.between(-14, 14);
    const y = depths.leached + 22;
    return `M${from} ${y}l${random.between(-10, 10)} 46l${random.between(-14, 14)} 40l${random.between(-8, 8)} 34M${from} ${y + 60}l${random.between(26, 48)} ${random.between(-8, 8)}`;
  });
  return line(ways.join(''), 2.2, '#7a4e26');
}

function roots(random: ReturnType<typeof createRandom>): Drawing {
  const ways = Array.from({ length: 46 }, (_, i) => {
    const from = 10 + i * 42 + random.between(-12, 12);
    const length = random.between(50, 200);
    const sway = random.between(-26, 26);
    return `M${from} ${surface}c${sway} ${length * 0.3} ${-sway} ${length * 0.6} ${sway * 0.6} ${length}m${-sway * 0.5} ${-length * 0.5}c${sway * 0.6} 10 ${sway} 26 ${sway * 1.3} 44`;
  });
  return line(ways.join(''), 2, '#e6d3a5');
}

/** Galleries, and who dug them. */
function worms(): Drawing {
  const gallery = 'M1270 404C1250 450 1290 500 1262 556C1240 610 1300 640 1284 710C1272 760 1310 800 1296 846';
  const other = 'M640 404C660 450 610 480 640 530C668 580 700 560 716 610';
  const worm = 'M1268 540C1240 600 1298 640 1284 706';
  const small = 'M628 500C626 530 664 560 690 566';
  const body = (way: string, wide: number): Drawing => [
    line(way, wide + 7),
    line(way, wide, inks.rose),
    { ...line(way, wide - 3, '#b9705a'), dash: '2.4 7' },
  ];
  return [
    line(gallery, 34, '#2d1d13'),
    line(other, 26, '#2d1d13'),
    body(worm, 16),
    line('M1258 586L1262 604', 18, '#a3451c'),
    body(small, 12),
    { d: ['M1262 404', 'M1284 404'].map((_, i) => circle(1252 + i * 22, 398, 11)).join(''), fill: '#4d3524', stroke: inks.ink, strokeWidth: 3 },
  ];
}

function tool(): Drawing {
  const wood = '#d9a961';
  const blade = `M${x - 104} 466C${x - 60} 458 ${x + 60} 458 ${x + 104} 466L${x + 96} 790C${x + 80} 826 ${x + 40} 842 ${x} 844C${x - 40} 842 ${x - 80} 826 ${x - 96} 790Z`;
  const socket = `M${x - 26} 380H${x + 26}L${x + 34} 500C${x + 30} 560 ${x + 14} 600 ${x} 640C${x - 14} 600 ${x - 30} 560 ${x - 34} 500Z`;
  const grip = `M${x - 92} 128H${x + 92}C${x + 92} 180 ${x + 60} 206 ${x + 26} 226V262H${x - 26}V226C${x - 60} 206 ${x - 92} 180 ${x - 92} 128ZM${x - 58} 162C${x - 48} 184 ${x - 26} 198 ${x} 206C${x + 26} 198 ${x + 48} 184 ${x + 58} 162Z`;
  return [
    { d: blade, tone: flat({ shade: 0.4 }) },
    solid(blade, steel, { tone: across('left', { light: 0.35 }, {}, { shade: 0.3 }, { shade: 0.62 }) }),
    clipped(blade, [
      line(hatch({ x: x + 20, y: 470, width: 110, height: 380 }, 78, 11), weights.fine),
      { d: rect(x - 120, 780, 240, 90), fill: '#8a6a45', opacity: 0.5 },
    ]),
    solid(polygon([x - 112, 452], [x + 112, 452], [x + 104, 476], [x - 104, 476]), steel, { tone: down({ light: 0.4 }, { shade: 0.4 }) }),
    solid(socket, '#8ea3a2', { tone: across('left', { light: 0.35 }, {}, { shade: 0.6 }) }),
    solid(rect(x - 20, 250, 40, 140), wood, { tone: across('left', { light: 0.3 }, {}, { shade: 0.5 }) }),
    line(`M${x - 6} 258C${x - 10} 300 ${x - 2} 340 ${x - 6} 384M${x + 8} 262C${x + 4} 300 ${x + 12} 350 ${x + 8} 382`, weights.fine, '#7a4a22'),
    solid(roundRect(x - 30, 372, 60, 22, 4), steel),
    solid(grip, wood, { tone: across('left', { light: 0.3 }, {}, { shade: 0.45 }) }),
    solid(roundRect(x - 104, 112, 208, 44, 20), wood, { tone: down({ light: 0.35 }, {}, { shade: 0.5 }) }),
    line(`M${x - 84} 130C${x - 30} 124 ${x + 30} 136 ${x + 84} 128`, weights.fine, '#7a4a22'),
    { d: `${circle(x, 432, 6)}${circle(x, 490, 6)}`, fill: inks.ink },
  ];
}

/** Grass in front of everything, but for where the iron goes in. */
function turf(): Drawing {
  const random = createRandom('turf');
  const blades = Array.from({ length: 260 }, (_, i) => {
    const from = i * 7.5 + random.between(-3, 3);
    return `M${from} ${surface + 8}q${random.between(-6, 6)} ${-random.between(14, 30)} ${random.between(-18, 18)} ${-random.between(26, 54)}`;
  });
  return line(blades.join(''), 3, '#4f7a43');
}
