/** A sound level meter before a saw, its microphone in section. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, polygon, rect, roundRect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';

const x = 860;
/** 21 pixels are a centimetre: with its microphone it is 32 long. */
const centimetre = 21;
const shell = '#e9e3d0';
const dark = '#2b4640';
const steel = '#c4d0cc';
const saw = { x: 210, y: 560, r: 250 };

export const soundLevelMeter: Plate = {
  programme: 'technicien-sante-securite',
  number: 17,
  title: 'Sonomètre',
  parts: ['microphone', 'préamplificateur', 'niveau', 'bandes d’octave', 'membrane', 'contre-électrode'],
  describes:
    'un sonomètre devant une scie ; il mesure le bruit d’un poste comme l’oreille l’entend, et le microphone est montré en coupe',
  tone: inks.amber,
  draw: () => [
    workshop(),
    waves(),
    blade(),
    section(),
    meter(),
    lettered('a', [690, 176], [x - 20, 160]),
    lettered('b', [690, 290], [x - 14, 268]),
    lettered('c', [640, 500], [782, 512]),
    lettered('d', [640, 640], [772, 632]),
    lettered('e', [1294, 160], [1294, 342]),
    lettered('f', [1456, 470], [1288, 392]),
    scaleBar(1130, 948, 10 * centimetre, '10 cm'),
  ],
};

function workshop(): Drawing {
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#ecd9ab', tone: down({ light: 0.3 }, {}) },
    // Windows of a shed roof, and posts.
    { d: [0, 1, 2, 3, 4].map((i) => `M${i * 420 - 120} 210L${i * 420 + 120} 30V210Z`).join(''), fill: '#f6ecc9', tone: flat({ light: 0.2 }) },
    line([0, 1, 2, 3, 4].map((i) => `M${i * 420 - 120} 210L${i * 420 + 120} 30V210`).join(''), 3, '#c3a061'),
    { d: rect(0, 210, 1920, 24), fill: '#d9ba78', tone: flat({ shade: 0.1 }) },
    { d: [60, 1560, 1800].map((px) => rect(px, 234, 34, 640)).join(''), fill: '#dfc389', tone: flat({ shade: 0.06 }) },
    { d: rect(0, 850, 1920, 170), fill: '#c79f5d', tone: down({ shade: 0.06 }, { shade: 0.3 }) },
    line('M0 850H1920', 2.4, '#8d6a30'),
  ];
}

/** Where it is loud the arcs are near each other and broad. */
function waves(): Drawing {
  return Array.from({ length: 10 }, (_, i) => {
    const r = saw.r + 46 + i * 42;
    const at = (turn: number) => `${saw.x + r * Math.cos(turn)} ${saw.y + r * Math.sin(turn)}`;
    return { d: `M${at(-0.92 + i * 0.04)}A${r} ${r} 0 0 1 ${at(0.5 - i * 0.02)}`, stroke: mix(inks.clay, '#ecd9ab', i / 11), strokeWidth: 10 - i * 0.8 };
  });
}

function blade(): Drawing {
  const teeth = 40;
  const points = Array.from({ length: teeth }, (_, i) => {
    const [a, b] = [(i / teeth) * Math.PI * 2, ((i + 0.72) / teeth) * Math.PI * 2];
    return `${saw.x + (saw.r - 26) * Math.cos(a)} ${saw.y + (saw.r - 26) * Math.sin(a)}L${saw.x + saw.r * Math.cos(b)} ${saw.y + saw.r * Math.sin(b)}`;
  });
  const disc = `M${points.join('L')}Z`;
  const random = createRandom('dust');
  const slot = (turn: number): Drawing => ({ transform: `rotate(${turn} ${saw.x} ${saw.y})`, children: line(`M${saw.x + 150} ${saw.y}C${saw.x + 170} ${saw.y - 12} ${saw.x + 190} ${saw.y - 12} ${saw.x + 214} ${saw.y - 22}`, 5) });
  return [
    solid(disc, steel, { tone: glow(saw.x - 60, saw.y - 110, 420, { light: 0.5 }, {}, { shade: 0.5 }) }),
    clipped(disc, [
      line([110, 140, 170, 200].map((r) => `M${saw.x - r} ${saw.y}A${r} ${r} 0 0 1 ${saw.x} ${saw.y - r}M${saw.x + r} ${saw.y}A${r} ${r} 0 0 1 ${saw.x} ${saw.y + r}`).join(''), 1.8, '#7d8d90'),
      [20, 92, 164, 236, 308].map(slot),
    ]),
    solid(circle(saw.x, saw.y, 64), '#8ea3a2', { tone: glow(saw.x - 20, saw.y - 24, 90, { light: 0.4 }, {}, { shade: 0.4 }) }),
    solid(polygon(...Array.from({ length: 6 }, (_, i) => [saw.x + 26 * Math.cos((i * Math.PI) / 3), saw.y + 26 * Math.sin((i * Math.PI) / 3)] as const)), steel, { strokeWidth: 4 }),
    // Guard, table and plank.
    solid(`M-40 ${saw.y - 90}C-10 ${saw.y - 250} 130 ${saw.y - 330} 262 ${saw.y - 300}C320 ${saw.y - 288} 370 ${saw.y - 260} 404 ${saw.y - 220}L352 ${saw.y - 172}C310 ${saw.y - 216} 270 ${saw.y - 232} 220 ${saw.y - 236}C130 ${saw.y - 240} 60 ${saw.y - 190} 30 ${saw.y - 90}Z`, inks.sun, { tone: across('left', { light: 0.3 }, {}, { shade: 0.4 }) }),
    solid(rect(-40, 644, 560, 46), '#e2b878', { tone: down({ light: 0.25 }, { shade: 0.3 }) }),
    line('M-40 658C80 652 180 668 300 656S450 662 520 656M-40 676C120 670 260 682 520 672', 1.8, '#8d5c2c'),
    line('M506 646V688M496 646V688', 2),
    solid(rect(-40, 690, 520, 34), '#8ea3a2', { tone: down({ light: 0.3 }, { shade: 0.4 }) }),
    solid(polygon([-40, 724], [420, 724], [380, 1012], [-40, 1012]), dark, { tone: across('left', { light: 0.12 }, {}, { shade: 0.4 }) }),
    line('M-40 780H412M-40 940H390', 2.4, '#5d7a70'),
    { d: Array.from({ length: 90 }, () => { const t = random.next(); return circle(430 + t * 120 + random.between(-24, 24), 724 + t * 250 + random.between(-50, 24), random.between(1.6, 4)); }).join(''), fill: '#a9783c' },
  ];
}

/** Microphone, taper, case. */
function meter(): Drawing {
  const body = `M${x - 22} 330C${x - 40} 372 ${x - 112} 386 ${x - 116} 440V880C${x - 116} 950 ${x - 100} 986 ${x - 60} 986H${x + 60}C${x + 100} 986 ${x + 116} 950 ${x + 116} 880V440C${x + 112} 386 ${x + 40} 372 ${x + 22} 330Z`;
  const lcd = roundRect(x - 90, 452, 180, 222, 12);
  const bands = [0.34, 0.42, 0.55, 0.5, 0.72, 0.86, 0.94, 0.78, 0.56];
  const bar = (i: number) => {
    const h = 96 * (bands[i] ?? 0);
    return rect(x - 78 + i * 18, 656 - h, 12, h);
  };
  return [
    solid(roundRect(x - 22, 186, 44, 160, 8), steel, { tone: across('left', { light: 0.5 }, {}, { shade: 0.6 }) }),
    clipped(roundRect(x - 22, 186, 44, 160, 8), line(hatch({ x: x + 2, y: 190, width: 22, height: 156 }, 0, 7), 1.6)),
    solid(roundRect(x - 27, 132, 54, 58, 8), '#9aa9a8', { tone: across('left', { light: 0.5 }, {}, { shade: 0.6 }) }),
    line([-16, -8, 0, 8, 16].map((dx) => `M${x + dx} 138V166`).join(''), 3),
    line(`M${x - 27} 172H${x + 27}`, 2.6),
    solid(body, shell, { tone: across('left', { light: 0.35 }, {}, { shade: 0.45 }) }),
    clipped(body, [clipped(rect(x + 78, 430, 60, 540), line(hatch({ x: x + 70, y: 440, width: 60, height: 540 }, 84, 10), weights.fine)), line(`M${x - 96} 440V900`, 4, '#fdfaf0')]),
    solid(lcd, '#cfdcc0', { strokeWidth: 4, tone: flat({ shade: 0.06 }) }),
    words('87,4', 'display', 60, x, 538, 'middle', inks.ink),
    words('dB(A)', 'strong', 22, x + 80, 482, 'end', inks.ink),
    line(`M${x - 80} 552H${x + 80}`, 2),
    { d: bands.map((_, i) => bar(i)).join(''), fill: '#3d6b54' },
    { d: bar(6), fill: inks.clay },
    line(`M${x - 82} 657H${x + 82}`, 2),
    // Keys.
    [0, 1, 2].map((i) => solid(roundRect(x - 82 + i * 58, 712, 48, 34, 10), '#8ea3a2', { strokeWidth: 3.4, tone: down({ light: 0.25 }, { shade: 0.35 }) })),
    words('A', 'strong', 22, x - 58, 737),
    words('C', 'strong', 22, x, 737),
    words('max', 'strong', 18, x + 58, 735),
    solid(circle(x, 826, 50), '#8ea3a2', { strokeWidth: 4, tone: glow(x - 16, 806, 76, { light: 0.3 }, {}, { shade: 0.35 }) }),
    solid(circle(x, 826, 20), inks.clay, { strokeWidth: 3.4, tone: glow(x - 6, 820, 30, { light: 0.3 }, { shade: 0.2 }) }),
    { d: `${polygon([x - 8, 790], [x, 780], [x + 8, 790])}${polygon([x - 8, 862], [x, 872], [x + 8, 862])}${polygon([x - 36, 818], [x - 46, 826], [x - 36, 834])}${polygon([x + 36, 818], [x + 46, 826], [x + 36, 834])}`, fill: inks.ink },
    words('classe 2', 'text', 22, x, 944),
  ];
}

/** The capsule many times larger: air moves a foil before a plate full of holes. */
function section(): Drawing {
  const [cx, cy, r] = [1222, 430, 198];
  const cap = (s: number) => `M${cx + s * 132} ${cy - 150}H${cx + s * 106}V${cy + 156}H${cx + s * 132}Z`;
  const left = cx - 106;
  const back = roundRect(cx - 78, cy - 62, 156, 40, 4);
  const holes = [-56, -28, 0, 28, 56];
  const film = smooth([[left, cy - 92], [cx - 50, cy - 86], [cx, cy - 80], [cx + 50, cy - 86], [cx + 106, cy - 92]]);
  return [
    line(`M${x + 27} 134L${cx - 120} ${cy - 168}M${x + 27} 188L${cx - 168} ${cy + 120}`, 2.2, dark),
    { d: circle(cx, cy, r), fill: '#fbf6e8', stroke: inks.ink, strokeWidth: weights.outline, tone: flat({ shade: 0.02 }) },
    clipped(circle(cx, cy, r - 3), [
      { d: rect(left, cy - 170, 212, 340), fill: '#f2ead2' },
      // Grid.
      [-90, -54, -18, 18, 54, 90].map((dx) => solid(roundRect(cx + dx - 11, cy - 150, 22, 20, 4), steel, { strokeWidth: 3 })),
      [-1, 1].map((s) => [solid(cap(s), steel, { tone: flat({ shade: 0.1 }) }), clipped(cap(s), line(hatch({ x: cx + s * 119 - 14, y: cy - 150, width: 28, height: 306 }, 45, 10), 2))]),
      line(film, 7),
      line(film, 3.4, inks.clay),
      { d: smooth([[left + 6, cy - 100], [cx - 50, cy - 106], [cx, cy - 112], [cx + 50, cy - 106], [cx + 100, cy - 100]]), stroke: inks.clay, strokeWidth: 2.4, dash: '8 8' },
      solid(back, inks.sun, { tone: flat({ shade: 0.08 }) }),
      holes.map((dx) => solid(rect(cx + dx - 5, cy - 62, 10, 40), '#f2ead2', { strokeWidth: 2.6 })),
      // Insulator, and the wire that leads the charge away.
      solid(`M${left} ${cy + 40}H${cx - 20}V${cy + 74}H${left}ZM${cx + 20} ${cy + 40}H${cx + 106}V${cy + 74}H${cx + 20}Z`, '#8fb0a0', { strokeWidth: 4, tone: flat({ shade: 0.14 }) }),
      solid(rect(cx - 14, cy - 22, 28, 190), inks.amber, { strokeWidth: 4, tone: across('left', { light: 0.3 }, { shade: 0.4 }) }),
      // Pressure that comes.
      line([-56, 0, 56].map((dx) => `M${cx + dx} ${cy - 200}V${cy - 164}M${cx + dx - 8} ${cy - 174}L${cx + dx} ${cy - 162}L${cx + dx + 8} ${cy - 174}`).join(''), 3, inks.clay),
    ]),
    { d: circle(cx, cy, r), stroke: inks.ink, strokeWidth: weights.outline },
  ];
}
