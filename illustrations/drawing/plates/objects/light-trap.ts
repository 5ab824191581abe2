/** A light trap on a moonless night, its bucket cut open, and three of the moths that come to it. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, ellipse, polygon, rect, roundRect } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights } from '../pen';
import type { Plate } from '../plate';

const night = '#142f45';
const pale = '#f6efdb';
const middle = 860;
/** 11 pixels are a centimetre. */
const centimetre = 11;
const lamp = { top: 296, bottom: 532 };

export const lightTrap: Plate = {
  programme: 'mastere-biodiversite',
  number: 15,
  title: 'Piège lumineux',
  parts: ['toit', 'tube actinique', 'ailettes', 'entonnoir', 'boîtes à œufs', 'petit paon de nuit'],
  describes:
    'un piège lumineux, la nuit ; les papillons attirés tombent par l’entonnoir et se posent, pour être comptés puis relâchés',
  tone: '#6a5a93',
  draw: () => [
    dark(),
    meadow(),
    moth(1262, 318, 12, 1.12, emperor),
    moth(560, 250, -18, 0.62, plain('#c9a05c', '#7a5428')),
    moth(1136, 600, 34, 0.5, plain('#b7c3a0', '#5f7350')),
    trap(),
    lettered('a', [1020, 164], [944, 216], pale),
    lettered('b', [560, 420], [middle - 6, 420], pale),
    lettered('c', [1052, 452], [934, 474], pale),
    lettered('d', [560, 640], [792, 620], pale),
    lettered('e', [560, 836], [756, 836], pale),
    lettered('f', [1434, 176], [1352, 264], pale),
    scaleBar(1170, 950, 20 * centimetre, '20 cm', pale),
    scaleBar(1262, 520, 3 * 58, '3 cm', pale),
  ],
};

function dark(): Drawing {
  const random = createRandom('moonless');
  const stars = Array.from({ length: 130 }, () => [random.between(0, 1920), random.between(0, 640), random.between(1.2, 3.2)] as const)
    .filter(([x, y]) => Math.hypot(x - middle, y - 414) > 380)
    .map(([x, y, r]) => circle(x, y, r));
  return [
    { d: rect(0, 0, 1920, 1012), fill: night, tone: down({ shade: 0.6 }, {}, { light: 0.06 }) },
    { d: stars.join(''), fill: '#d8e2d4' },
    [430, 330, 240, 160].map((r, i) => ({ d: circle(middle, 414, r), fill: mix(night, '#8f9fe0', 0.1 + i * 0.13), tone: glow(middle, 414, r, { light: 0.16 }, {}, { shade: 0.08 }) })),
  ];
}

/** Grasses and umbels, lit where they face the lamp. */
function meadow(): Drawing {
  const random = createRandom('meadow');
  const blades = Array.from({ length: 210 }, () => {
    const x = random.between(-20, 1940);
    const h = random.between(40, 170) * (Math.abs(x - middle) < 260 ? 0.3 : 1);
    return `M${x} 1020q${random.between(-10, 10)} ${-h / 2} ${random.between(-34, 34)} ${-h}`;
  });
  const umbel = (x: number, y: number, h: number): Drawing => {
    const rays = Array.from({ length: 9 }, (_, i) => -1.1 + (i / 8) * 2.2);
    const end = (turn: number) => [x + 62 * Math.sin(turn), y - h - 40 * Math.cos(turn)] as const;
    return [
      line(`M${x} ${y}V${y - h}${rays.map((turn) => `M${x} ${y - h}L${end(turn).join(' ')}`).join('')}`, 3.4, '#4c7a5f'),
      { d: rays.map((turn) => { const [ex, ey] = end(turn); return circle(ex, ey, 8) + circle(ex - 8, ey + 5, 5) + circle(ex + 8, ey + 5, 5); }).join(''), fill: '#b9c6cf', tone: flat({ shade: 0.1 }) },
    ];
  };
  return [
    { d: 'M-20 800C300 760 620 790 960 780S1600 760 1940 800V1020H-20Z', fill: '#1c4740', tone: flat({ shade: 0.34 }) },
    { d: 'M-20 880C300 850 620 876 960 868S1600 850 1940 884V1020H-20Z', fill: '#245648', tone: down({ shade: 0.1 }, { shade: 0.44 }) },
    umbel(190, 980, 330),
    umbel(330, 1000, 210),
    umbel(1580, 990, 260),
    umbel(1730, 980, 380),
    line(blades.join(''), 3.4, '#3c7159'),
  ];
}

function trap(): Drawing {
  const bucket = { left: middle - 190, right: middle + 190, top: 640, bottom: 966 };
  const wall = `M${bucket.left} ${bucket.top}H${bucket.right}L${bucket.right - 22} ${bucket.bottom}H${bucket.left + 22}Z`;
  const open = `M${bucket.left + 20} ${bucket.top + 18}H${bucket.right - 20}L${bucket.right - 40} ${bucket.bottom - 18}H${bucket.left + 40}Z`;
  const cone = `M${middle - 176} 566H${middle + 176}L${middle + 44} 704H${middle - 44}Z`;
  const vane = (s: number) => polygon([middle + s * 150, 286], [middle + s * 26, 286], [middle + s * 26, 566], [middle + s * 128, 566]);
  return [
    { d: ellipse(middle, 972, 260, 16), tone: flat({ shade: 0.7 }) },
    // The bucket cut open.
    solid(wall, '#d9d3bd', { tone: across('left', { light: 0.3 }, {}, { shade: 0.4 }) }),
    clipped(wall, line(hatch({ x: bucket.left, y: bucket.top, width: 380, height: 330 }, 45, 9), 1.8)),
    solid(open, '#3a4660', { strokeWidth: 3.4, tone: down({ light: 0.3 }, {}, { shade: 0.4 }) }),
    clipped(open, [boxes(), cone2()]),
    // Funnel, in section below the rim.
    solid(cone, '#cfdcd8', { tone: across('left', { light: 0.35 }, {}, { shade: 0.5 }) }),
    clipped(cone, [line(hatch({ x: middle + 20, y: 560, width: 160, height: 150 }, 60, 10), weights.fine), line(`M${middle - 168} 590H${middle + 168}`, 2)]),
    solid(roundRect(bucket.left - 14, 628, 150, 28, 8), '#8ea3a2', { tone: down({ light: 0.3 }, { shade: 0.4 }) }),
    solid(roundRect(bucket.right - 136, 628, 150, 28, 8), '#8ea3a2', { tone: down({ light: 0.2 }, { shade: 0.5 }) }),
    // Clear vanes around the lamp: what flies round it strikes them and falls.
    [vane(-1), vane(1)].map((d) => [
      { d, fill: '#dbe4f2', opacity: 0.34 },
      { d, stroke: pale, strokeWidth: 3 },
    ]),
    line(`M${middle - 128} 330L${middle - 84} 300M${middle - 128} 360L${middle - 60} 312M${middle + 60} 520L${middle + 116} 482M${middle + 80} 534L${middle + 112} 512`, 2.2, pale),
    solid(roundRect(middle - 17, lamp.top, 34, lamp.bottom - lamp.top, 15), '#fbf7ff', { strokeWidth: 4, tone: flat({ light: 0.3 }) }),
    { d: roundRect(middle - 8, lamp.top + 14, 16, lamp.bottom - lamp.top - 28, 8), fill: '#c9c4f5' },
    [lamp.top - 24, lamp.bottom - 6].map((y) => solid(roundRect(middle - 24, y, 48, 34, 6), '#34504a', { strokeWidth: 4 })),
    solid(roundRect(middle - 12, 558, 24, 20, 4), '#34504a', { strokeWidth: 3 }),
    // Three rods hold the roof.
    [-158, 158].map((dx) => solid(rect(middle + dx - 5, 252, 10, 326), '#8ea3a2', { strokeWidth: 3, tone: across('left', { light: 0.2 }, { shade: 0.5 }) })),
    solid(`M${middle - 210} 262C${middle - 130} 214 ${middle - 70} 196 ${middle - 22} 190H${middle + 22}C${middle + 70} 196 ${middle + 130} 214 ${middle + 210} 262C${middle + 110} 278 ${middle - 110} 278 ${middle - 210} 262Z`, '#e9e3d0', { tone: across('left', { light: 0.3 }, {}, { shade: 0.55 }) }),
    line(`M${middle} 190V272M${middle - 22} 190C${middle - 70} 212 ${middle - 90} 240 ${middle - 100} 272M${middle + 22} 190C${middle + 70} 212 ${middle + 90} 240 ${middle + 100} 272`, 2.2),
    solid(circle(middle, 176, 17), '#8ea3a2', { strokeWidth: 4 }),
    solid(circle(middle, 176, 6), night, { strokeWidth: 3 }),
    line(`M${middle} 160V-20`, 7),
    line(`M${middle} 160V-20`, 3, '#c79a5c'),
  ];
}

/** The spout goes on inside the bucket. */
const cone2 = (): Drawing => line(`M${middle - 44} 700V716M${middle + 44} 700V716`, 4);

/** Egg boxes stacked on edge, and who sleeps there. */
function boxes(): Drawing {
  const row = (y: number) => {
    let d = `M${middle - 190} ${y}`;
    for (let i = 0; i < 9; i++) d += `q12 -34 24 -34t20 34`;
    return `${d}V${y + 20}H${middle - 190}Z`;
  };
  return [
    [804, 858, 912, 960].map((y, i) => [
      solid(row(y), mix('#c9b18a', '#a98e66', i / 3), { strokeWidth: 3.4, tone: down({ light: 0.12 }, { shade: 0.4 }) }),
    ]),
    [
      [middle - 104, 778, 12],
      [middle + 20, 832, -20],
      [middle + 116, 780, 8],
      [middle - 50, 884, -6],
      [middle + 92, 890, 26],
    ].map(([x, y, turn]) => ({
      transform: `translate(${x} ${y}) rotate(${turn}) scale(0.9)`,
      children: [
        solid('M0 -18C-8 -10 -26 14 -22 24C-10 26 10 26 22 24C26 14 8 -10 0 -18Z', '#8b7a5a', { strokeWidth: 2.6, tone: down({ light: 0.2 }, { shade: 0.4 }) }),
        line('M0 -14V22M-8 -2L-14 18M8 -2L14 18', 1.6),
        line('M-2 -18Q-10 -28 -16 -28M2 -18Q10 -28 16 -28', 1.8),
      ],
    })),
  ];
}

function moth(x: number, y: number, turn: number, scale: number, children: () => Drawing): Drawing {
  return { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})`, children: children() };
}

const mirrored = (half: Drawing): Drawing => [half, { transform: 'scale(-1 1)', children: half }];

/** Saturnia pavonia: an eye on each wing, a pale band before a dark one. */
function emperor(): Drawing {
  const fore = 'M10 -26C50 -84 118 -122 178 -128C190 -116 184 -90 170 -64C150 -22 110 8 70 20C44 22 22 10 10 -4Z';
  const hind = 'M10 -6C40 8 84 14 112 10C128 34 122 72 96 92C70 106 40 88 26 58C16 36 8 14 10 -6Z';
  const eye = (ex: number, ey: number, r: number): Drawing => [
    solid(circle(ex, ey, r), '#f3e3bd', { strokeWidth: 2.6 }),
    { d: circle(ex, ey, r * 0.72), fill: inks.ink },
    { d: `M${ex - r * 0.4} ${ey - r * 0.3}A${r * 0.5} ${r * 0.5} 0 0 1 ${ex + r * 0.4} ${ey - r * 0.3}`, stroke: '#c8683f', strokeWidth: 3 },
    { d: circle(ex + r * 0.2, ey - r * 0.1, r * 0.16), fill: '#ffffff' },
  ];
  return [
    mirrored([
      solid(hind, '#b9a38f', { strokeWidth: 4, tone: glow(60, 40, 90, { light: 0.2 }, {}, { shade: 0.4 }) }),
      clipped(hind, [line('M6 66C50 80 100 62 130 26', 12, '#7a5444'), line('M4 84C56 100 112 78 140 34', 6, '#f1e3cf'), line('M14 0C50 24 90 60 100 88M14 4C30 40 50 70 62 96', 1.6, '#6a4a3c')]),
      eye(66, 40, 17),
      solid(fore, '#a08d80', { strokeWidth: 4, tone: glow(90, -50, 110, { light: 0.22 }, {}, { shade: 0.4 }) }),
      clipped(fore, [
        line('M48 -84C40 -50 44 -10 60 24', 7, '#f1e3cf'),
        line('M56 -88C48 -50 54 -10 70 24', 5, '#7a4436'),
        line('M170 -132C150 -80 118 -26 92 20', 13, '#7a5444'),
        line('M184 -128C166 -76 134 -20 104 22', 7, '#f1e3cf'),
        line('M14 -24C70 -60 130 -100 178 -126M14 -16C70 -36 120 -60 160 -70M14 -10C60 -14 90 -16 124 -16', 1.6, '#5d4238'),
        { d: 'M150 -124C170 -132 186 -130 182 -112C170 -110 158 -112 150 -124Z', fill: '#a3451c' },
      ]),
      eye(100, -50, 19),
      // Feathered antennae.
      line('M6 -44C18 -66 32 -78 50 -84', 3),
      line('M14 -56l-6 -12M14 -56l14 0M22 -66l-6 -12M22 -66l14 2M32 -74l-4 -12M32 -74l12 4M42 -80l-2 -10', 1.8),
    ]),
    solid('M-15 -34C-20 0 -16 50 0 84C16 50 20 0 15 -34C8 -46 -8 -46 -15 -34Z', '#8b7264', { strokeWidth: 4, tone: across('left', { light: 0.25 }, { shade: 0.5 }) }),
    line('M-14 14H14M-13 28H13M-11 42H11M-8 56H8', 2),
    solid(ellipse(0, -42, 13, 10), '#6a5448', { strokeWidth: 3 }),
  ];
}

/** Smaller and plainer ones. */
const plain = (wing: string, mark: string) => (): Drawing => [
  mirrored([
    solid('M10 -4C40 10 84 16 100 12C110 40 96 74 70 84C44 80 18 40 10 10Z', mix(wing, '#ffffff', 0.25), { strokeWidth: 5, tone: down({ light: 0.2 }, { shade: 0.3 }) }),
    solid('M10 -28C60 -78 120 -98 168 -92C170 -60 130 4 84 16C50 16 24 6 10 -8Z', wing, { strokeWidth: 5, tone: down({ light: 0.2 }, { shade: 0.35 }) }),
    line('M60 -66C54 -40 62 -10 76 14M112 -88C104 -56 100 -20 104 8M150 -92C138 -62 120 -26 116 2', 4.4, mark),
    { d: circle(92, -46, 9), fill: mark },
    line('M6 -42C20 -64 34 -78 56 -88', 3.4),
  ]),
  solid('M-13 -34C-18 0 -14 50 0 78C14 50 18 0 13 -34C8 -44 -8 -44 -13 -34Z', mark, { strokeWidth: 5, tone: across('left', { light: 0.3 }, { shade: 0.4 }) }),
];
