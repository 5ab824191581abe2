/** A baseplate compass laid on a map. */
import { across, type Drawing, flat, glow } from '../../press/drawing';
import { isolines, sample } from '../../press/isolines';
import { circle, type Point, polygon, rect, roundRect, smooth, smoothClosed } from '../../press/paths';
import { createRandom, terrain } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';

const plate = { x: 800, y: 108, width: 380, height: 868 };
const capsule = { x: 990, y: 640, r: 168 };
/** 84 pixels are a centimetre: the plate is 4,5 by 10. */
const centimetre = 84;
const red = '#b5371f';

export const compass: Plate = {
  programme: 'bachelor-ecotourisme',
  number: 14,
  title: 'Boussole à plaquette',
  parts: ['flèche de direction', 'cadran', 'aiguille aimantée', 'flèche du nord', 'loupe', 'échelle'],
  describes: 'une boussole à plaquette posée sur une carte de montagne ; on y lit le cap à suivre, hors des sentiers aussi',
  tone: inks.clay,
  draw: () => [
    map(),
    lanyard(),
    base(),
    dial(),
    needle(),
    lettered('a', [690, 230], [capsule.x - 4, 226]),
    lettered('b', [690, 800], [856, 730]),
    lettered('c', [690, 590], [966, 588]),
    lettered('d', [1300, 720], [1036, 695]),
    lettered('e', [1300, 330], [1112, 330]),
    lettered('f', [690, 440], [816, 440]),
    scaleBar(500, 962, 3 * centimetre, '3 cm'),
  ],
};

/** Contour lines, a torrent, a lake, woods and a path that leaves them. */
function map(): Drawing {
  const rise = terrain(createRandom('refuge'), 4);
  const height = (x: number, y: number) => rise(x / 420 + 3, y / 420 + 1) * 900 - 0.34 * Math.abs(x - 420 - y * 0.5) + 0.2 * x;
  const field = sample({ x: -40, y: -40, width: 2000, height: 1100, cell: 20 }, height);
  const low = 120;
  const loops = (level: number) => isolines(field, level).map((loop) => smoothClosed(loop)).join('');
  const levels = Array.from({ length: 34 }, (_, i) => -900 + i * 50);
  const woods = loops(-low);
  const random = createRandom('woods');
  const rocks = Array.from({ length: 60 }, () => {
    const [x, y] = [random.between(1500, 1900), random.between(0, 500)];
    return `M${x} ${y}l${random.between(8, 22)} ${random.between(-9, 9)}`;
  });
  const torrent: Point[] = [[220, -20], [300, 110], [352, 250], [470, 390], [520, 540], [610, 690], [640, 830], [760, 1020]];
  const path: Point[] = [[-20, 720], [120, 640], [230, 660], [330, 560], [430, 600], [560, 470], [700, 480], [860, 420], [1230, 300], [1400, 330], [1560, 240], [1700, 270], [1940, 150]];
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#e7e6bf', tone: flat({ shade: 0.04 }) },
    { d: woods, fill: '#f4ecd2', tone: flat({ light: 0.1 }) },
    line(levels.map(loops).join(''), 1.8, '#c39a62'),
    line(levels.filter((_, i) => i % 5 === 0).map(loops).join(''), 3.6, '#b0813f'),
    line(rocks.join(''), 2, '#8b8873'),
    solid(smoothClosed([[196, 860], [260, 820], [350, 836], [392, 890], [340, 940], [240, 932]]), '#8fc0cf', { stroke: '#3d86a6', strokeWidth: 4, tone: flat({ shade: 0.06 }) }),
    line(smooth(torrent), 7, '#3d86a6'),
    line(smooth([[392, 900], [480, 930], [600, 900], [660, 850]]), 5, '#3d86a6'),
    { d: smooth(path), stroke: red, strokeWidth: 5, dash: '18 14' },
    hut(1560, 236),
    [
      ['2 318', 1640, 470],
      ['1 764', 300, 480],
      ['1 912', 1390, 850],
    ].map(([text, x, y]) => [
      { d: circle(x as number, y as number, 6), fill: inks.umber },
      words(text as string, 'letter', 32, (x as number) + 16, (y as number) + 10, 'start', inks.umber),
    ]),
  ];
}

const hut = (x: number, y: number): Drawing => solid(polygon([x - 17, y + 14], [x - 17, y - 4], [x, y - 22], [x + 17, y - 4], [x + 17, y + 14]), inks.clay, { strokeWidth: 3 });

function lanyard(): Drawing {
  const way = 'M990 944C1010 1010 1120 1000 1230 930C1330 866 1420 900 1480 960S1640 1030 1660 1060';
  return [
    { d: way.replace('M990 944', 'M1000 956'), stroke: '#6f5c33', strokeWidth: 15, opacity: 0.28 },
    line(way, 17),
    line(way, 9, inks.clay),
    { d: way, stroke: '#e9b48f', strokeWidth: 2.4, dash: '10 9' },
  ];
}

/** Clear plastic: the map shows through, whitened. */
function base(): Drawing {
  const { x, y, width, height } = plate;
  const outline = roundRect(x, y, width, height, 38);
  const right = x + width;
  const marks = Array.from({ length: 71 }, (_, i) => `M${x + 6} ${y + 96 + i * (centimetre / 10)}h${i % 10 === 0 ? 30 : i % 5 === 0 ? 22 : 13}`);
  const inches = Array.from({ length: 26 }, (_, i) => `M${right - 6} ${y + 96 + i * 24}h${i % 5 === 0 ? -28 : -15}`);
  return [
    { d: `M${right} ${y + 50}C${right + 12} ${y + 60} ${right + 16} ${y + 70} ${right + 16} ${y + 90}V${y + height - 20}C${right + 16} ${y + height + 10} ${right - 10} ${y + height + 22} ${right - 30} ${y + height + 22}H${x + 60}C${x + 40} ${y + height + 18} ${x + 34} ${y + height + 10} ${x + 30} ${y + height}L${right - 38} ${y + height}C${right - 12} ${y + height} ${right} ${y + height - 20} ${right} ${y + height - 38}Z`, tone: flat({ shade: 0.42 }) },
    { d: outline, fill: '#f7f9f4', opacity: 0.74 },
    { d: outline, tone: across('left', { light: 0.3 }, { light: 0.05 }) },
    { d: outline, stroke: inks.ink, strokeWidth: weights.outline },
    line(roundRect(x + 10, y + 10, width - 20, height - 20, 30), 1.6, '#8ea3a2'),
    line(marks.join('') + inches.join(''), 2.2),
    Array.from({ length: 8 }, (_, i) => words(`${i}`, 'strong', 24, x + 52, y + 104 + i * centimetre, 'middle')),
    // Direction of travel.
    line(`M${capsule.x} ${capsule.y - capsule.r - 6}V172`, 5, red),
    { d: polygon([capsule.x - 26, 200], [capsule.x, 140], [capsule.x + 26, 200], [capsule.x, 188]), fill: red, stroke: inks.ink, strokeWidth: 3 },
    line(`M${capsule.x - 84} 250V${capsule.y - 176}M${capsule.x + 84} 420V${capsule.y - 176}`, 1.8, red),
    // A magnifier moulded in.
    solid(circle(1092, 330, 48), '#fbfdf8', { tone: glow(1078, 312, 80, { light: 0.5 }, {}, { shade: 0.22 }) }),
    clipped(circle(1092, 330, 46), [line('M1036 352C1070 322 1100 360 1150 318M1040 316C1080 290 1110 318 1150 286M1036 386C1080 352 1120 392 1150 354', 4.4, '#b0813f'), line('M1064 300C1072 294 1080 290 1090 290', 4, '#ffffff')]),
    solid(circle(990, 944, 15), '#e7e6bf', { strokeWidth: 3.4 }),
  ];
}

function dial(): Drawing {
  const { x, y, r } = capsule;
  const turn = -28;
  const at = (degrees: number, far: number) => `${x + far * Math.sin((degrees * Math.PI) / 180)} ${y - far * Math.cos((degrees * Math.PI) / 180)}`;
  const ticks = Array.from({ length: 72 }, (_, i) => `M${at(i * 5 + turn, r - 8)}L${at(i * 5 + turn, r - (i % 6 === 0 ? 34 : 20))}`);
  const ridges = Array.from({ length: 90 }, (_, i) => `M${at(i * 4, r)}L${at(i * 4, r - 7)}`);
  return [
    { d: circle(x + 8, y + 12, r + 4), tone: flat({ shade: 0.4 }) },
    solid(circle(x, y, r), '#243f38', { tone: glow(x - 60, y - 70, 260, { light: 0.2 }, {}, { shade: 0.5 }) }),
    line(ridges.join(''), 2.4, '#0c1a15'),
    line(ticks.join(''), 2.6, '#f6efdb'),
    [
      ['N', 0],
      ['E', 90],
      ['S', 180],
      ['O', 270],
    ].map(([letter, degrees]) => ({
      transform: `translate(${at((degrees as number) + turn, r - 47)}) rotate(${(degrees as number) + turn})`,
      children: words(letter as string, 'strong', 26, 0, 9, 'middle', letter === 'N' ? '#f29a7f' : '#f6efdb'),
    })),
    solid(circle(x, y, r - 62), '#eef2e6', { strokeWidth: 4, tone: glow(x - 40, y - 50, 150, { light: 0.5 }, {}, { shade: 0.24 }) }),
    // The arrow under the needle turns with the dial.
    {
      transform: `rotate(${turn} ${x} ${y})`,
      children: [
        line(`M${x - 15} ${y + 84}V${y - 50}M${x + 15} ${y + 84}V${y - 50}M${x - 42} ${y + 72}V${y - 62}M${x + 42} ${y + 72}V${y - 62}`, 2, red),
        { d: polygon([x - 22, y - 54], [x, y - 98], [x + 22, y - 54]), stroke: red, strokeWidth: 3 },
      ],
    },
    line(`M${x} ${y - r + 2}v14`, 6, '#f6efdb'),
  ];
}

/** It floats in oil: at rest a little beside its arrow. */
function needle(): Drawing {
  const { x, y } = capsule;
  return {
    transform: `rotate(-22 ${x} ${y})`,
    children: [
      { d: polygon([x - 13, y + 6], [x + 4, y - 76], [x + 17, y + 6], [x + 4, y + 88]), tone: flat({ shade: 0.34 }) },
      solid(polygon([x - 13, y], [x, y - 92], [x + 13, y]), red, { strokeWidth: 3.4, tone: across('left', { light: 0.2 }, { shade: 0.4 }) }),
      solid(polygon([x - 13, y], [x, y + 92], [x + 13, y]), '#fdfaf0', { strokeWidth: 3.4, tone: across('left', {}, { shade: 0.3 }) }),
      clipped(polygon([x, y], [x, y + 92], [x + 13, y]), line(hatch({ x, y, width: 14, height: 92 }, 60, 7), 1.4)),
      solid(circle(x, y, 10), inks.sun, { strokeWidth: 3 }),
      solid(circle(x, y, 3), inks.ink, { strokeWidth: 1 }),
    ],
  };
}
