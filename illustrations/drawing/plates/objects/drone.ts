/** A quadcopter over a marsh: from the front, and from above. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, ellipse, polygon, rect, roundRect, smoothClosed } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';

const x = 770;
const y = 270;
/** 15.5 pixels are a centimetre: 35 between opposite motors, which seen from the front are 25 apart. */
const centimetre = 15.5;
/** A point of the craft, as it is drawn. */
const size = 0.9;
const at = (dx: number, dy: number) => [x + size * dx, y + size * dy] as const;
const shell = '#e4e6dc';
const dark = '#2b4640';

export const drone: Plate = {
  programme: 'bachelor-genie-ecologique',
  number: 18,
  title: 'Drone de cartographie',
  parts: ['hélice', 'moteur', 'antenne GNSS', 'nacelle stabilisée', 'train', 'emprise d’une photo'],
  describes:
    'un drone au-dessus d’une mare qu’on restaure ; ses photos, qui se recouvrent, font une carte sans piétiner le marais',
  tone: inks.forest,
  draw: () => [
    sky(),
    marsh(),
    footprint(),
    { transform: `translate(${x} ${y}) scale(${size}) translate(${-x} ${-y})`, children: craft() },
    above(),
    lettered('a', [488, 146], at(-290, -66)),
    lettered('b', [488, 350], at(-232, -8)),
    lettered('c', [880, 146], at(20, -100)),
    lettered('d', [930, 420], at(36, 112)),
    lettered('e', [600, 440], at(-106, 116)),
    lettered('f', [486, 730], [622, 830]),
    scaleBar(1190, 560, 10 * centimetre, '10 cm'),
  ],
};

function sky(): Drawing {
  return [
    { d: rect(0, 0, 1920, 660), fill: '#d8e8e2', tone: down({ light: 0.1 }, { light: 0.34 }) },
    { d: 'M-20 620C200 560 420 590 640 574S1100 540 1360 570S1720 540 1940 572V700H-20Z', fill: '#b4cbb1', tone: flat({ shade: 0.06 }) },
    { d: 'M-20 640C260 606 560 628 860 616S1560 600 1940 622V720H-20Z', fill: '#94b38c', tone: flat({ shade: 0.1 }) },
  ];
}

/** Ground in perspective from a slope: meadow, reeds, pools, a ditch that was filled. */
function marsh(): Drawing {
  const random = createRandom('marsh');
  const pool = (px: number, py: number, w: number, seed: number) =>
    smoothClosed(Array.from({ length: 11 }, (_, i) => {
      const turn = (i / 11) * Math.PI * 2;
      const far = w * (0.86 + 0.14 * Math.sin(turn * 3 + seed));
      return [px + far * Math.cos(turn), py + far * 0.27 * Math.sin(turn)] as const;
    }));
  const places = [
    [900, 842, 250],
    [330, 770, 170],
    [1500, 770, 190],
    [1700, 930, 200],
    [120, 940, 150],
  ] as const;
  const pools = places.map(([px, py, w], i) => pool(px, py, w, 1 + i * 2));
  const tuft = (tx: number, ty: number, s: number) =>
    Array.from({ length: 7 }, (_, i) => `M${tx + (i - 3) * 5 * s} ${ty}q${(i - 3) * 3 * s} ${-20 * s} ${(i - 3) * 7 * s} ${-(46 - Math.abs(i - 3) * 6) * s}`).join('');
  const tufts = Array.from({ length: 90 }, () => [random.between(-10, 1930), random.between(690, 1010)] as const).filter(
    ([tx, ty]) => places.every(([px, py, w]) => Math.hypot((tx - px) / (w + 26), (ty - py) / (w * 0.27 + 16)) > 1),
  );
  return [
    { d: 'M-20 666C260 640 560 656 860 648S1560 636 1940 652V1020H-20Z', fill: '#aebf76', tone: down({ light: 0.2 }, { shade: 0.2 }) },
    { d: 'M-20 700C300 680 700 700 1000 690S1600 676 1940 700V748C1500 724 1100 744 800 738S300 742 -20 752Z', fill: '#c9c77f', tone: flat({ shade: 0.06 }) },
    { d: 'M-20 860C200 836 380 880 560 900S1200 960 1500 880S1800 850 1940 862V1020H-20Z', fill: '#8fa963', tone: flat({ shade: 0.14 }) },
    pools.map((d) => [
      { d, fill: '#7f9a55', stroke: '#7f9a55', strokeWidth: 22 },
      solid(d, '#9ccbd2', { strokeWidth: 3.4, tone: down({ light: 0.3 }, { shade: 0.24 }) }),
      clipped(d, line(Array.from({ length: 26 }, () => `M${random.between(0, 1900)} ${random.between(720, 990)}h${random.between(30, 120)}`).join(''), 2, '#e6f2ec')),
    ]),
    line(tufts.map(([tx, ty]) => tuft(tx, ty, 0.4 + (ty - 680) / 480)).join(''), 3, '#4f6f3d'),
  ];
}

/** What one picture covers, and the next. */
function footprint(): Drawing {
  const base = (dx: number) => [[580 + dx, 792], [960 + dx, 792], [1020 + dx, 912], [520 + dx, 912]] as const;
  const now = polygon(...base(0));
  return [
    { d: polygon(...base(150)), stroke: '#fbf8f1', strokeWidth: 3.4, dash: '12 12' },
    { d: now, fill: inks.sun, opacity: 0.3 },
    { d: now, stroke: inks.clay, strokeWidth: 4.4 },
    { d: `M${x} ${at(0, 128)[1]}${base(0).map(([px, py]) => `L${px} ${py}M${x} ${at(0, 128)[1]}`).join('')}`, stroke: inks.clay, strokeWidth: 2.6, dash: '16 10' },
  ];
}

function craft(): Drawing {
  const body = `M${x - 104} ${y - 22}C${x - 96} ${y - 58} ${x - 50} ${y - 74} ${x} ${y - 74}S${x + 96} ${y - 58} ${x + 104} ${y - 22}C${x + 98} ${y + 26} ${x + 60} ${y + 42} ${x} ${y + 42}S${x - 98} ${y + 26} ${x - 104} ${y - 22}Z`;
  const arm = (s: number) => `M${x + s * 84} ${y - 26}L${x + s * 196} ${y - 26}V${y - 2}L${x + s * 96} ${y + 14}Z`;
  const prop = (s: number) => {
    const cx = x + s * 216;
    return `M${cx} ${y - 66}C${cx - 60} ${y - 86} ${cx - 140} ${y - 80} ${cx - 158} ${y - 62}C${cx - 120} ${y - 54} ${cx - 50} ${y - 54} ${cx} ${y - 60}C${cx + 50} ${y - 54} ${cx + 120} ${y - 48} ${cx + 158} ${y - 58}C${cx + 130} ${y - 78} ${cx + 60} ${y - 78} ${cx} ${y - 66}Z`;
  };
  const leg = (s: number) => `M${x + s * 70} ${y + 34}L${x + s * 112} ${y + 124}`;
  return [
    [-1, 1].map((s) => [line(leg(s), 15), line(leg(s), 8, '#8ea3a2')]),
    [-1, 1].map((s) => solid(roundRect(x + s * 114 - 34, y + 116, 68, 15, 7), dark, { strokeWidth: 3.4 })),
    // Gimbal with its camera.
    solid(rect(x - 12, y + 38, 24, 22), '#8ea3a2', { strokeWidth: 3.4 }),
    solid(`M${x - 56} ${y + 58}H${x + 56}V${y + 108}H${x + 42}V${y + 74}H${x - 42}V${y + 108}H${x - 56}Z`, '#8ea3a2', { strokeWidth: 4, tone: down({ light: 0.2 }, { shade: 0.4 }) }),
    solid(roundRect(x - 40, y + 78, 80, 54, 14), dark, { tone: across('left', { light: 0.2 }, { shade: 0.4 }) }),
    solid(circle(x, y + 106, 22), '#0f1d18', { strokeWidth: 4 }),
    solid(circle(x, y + 106, 12), '#3d86a6', { strokeWidth: 2.6, tone: glow(x - 4, y + 101, 16, { light: 0.5 }, { shade: 0.3 }) }),
    [-1, 1].map((s) => [
      solid(arm(s), shell, { tone: down({ light: 0.3 }, { shade: 0.55 }) }),
      clipped(arm(s), line(hatch({ x: x + s * 140 - 60, y: y - 8, width: 120, height: 24 }, 0, 6), 1.6)),
      solid(roundRect(x + s * 216 - 30, y - 42, 60, 56, 8), dark, { tone: across('left', { light: 0.3 }, {}, { shade: 0.5 }) }),
      line([0, 1, 2].map((i) => `M${x + s * 216 - 28} ${y - 26 + i * 14}h56`).join(''), 2, '#7f9a90'),
      solid(rect(x + s * 216 - 6, y - 60, 12, 20), '#8ea3a2', { strokeWidth: 3 }),
      { d: ellipse(x + s * 216, y - 63, 162, 13), fill: '#ffffff', opacity: 0.4 },
      solid(prop(s), '#43566a', { strokeWidth: 3.4, tone: down({ light: 0.3 }, { shade: 0.3 }) }),
      solid(roundRect(x + s * 216 - 14, y - 74, 28, 18, 6), inks.sun, { strokeWidth: 3 }),
      { d: circle(x + s * 216, y + 3, 5), fill: s < 0 ? '#c8402a' : '#4f9a52' },
    ]),
    solid(body, shell, { tone: across('left', { light: 0.4 }, {}, { shade: 0.5 }) }),
    clipped(body, [
      line(hatch({ x: x + 20, y: y - 70, width: 84, height: 110 }, 66, 10), weights.fine),
      line(`M${x - 104} ${y - 20}C${x - 40} ${y - 6} ${x + 40} ${y - 6} ${x + 104} ${y - 20}`, 3),
      solid(roundRect(x - 46, y - 2, 34, 22, 8), dark, { strokeWidth: 3 }),
      solid(roundRect(x + 12, y - 2, 34, 22, 8), dark, { strokeWidth: 3 }),
      { d: `${circle(x - 29, y + 9, 6)}${circle(x + 29, y + 9, 6)}`, fill: '#8fc0cf' },
    ]),
    // Receiver on a short mast.
    solid(rect(x - 6, y - 92, 12, 20), '#8ea3a2', { strokeWidth: 3 }),
    solid(`M${x - 38} ${y - 88}C${x - 38} ${y - 112} ${x + 38} ${y - 112} ${x + 38} ${y - 88}Z`, '#fbf8f1', { tone: across('left', { light: 0.3 }, { shade: 0.4 }) }),
  ];
}

/** Four arms, which way each propeller turns, in a round window. */
function above(): Drawing {
  const [cx, cy, r] = [1296, 300, 176];
  const arms = [45, 135, 225, 315];
  return [
    { d: circle(cx, cy, r), fill: '#fbf6e8', stroke: inks.ink, strokeWidth: weights.outline, tone: flat({ shade: 0.02 }) },
    {
      transform: `translate(${cx} ${cy + 16}) scale(0.92)`,
      children: [
        arms.map((turn, i) => {
          const [px, py] = [104 * Math.cos((turn * Math.PI) / 180), 104 * Math.sin((turn * Math.PI) / 180)];
          const spin = i % 2 ? 1 : -1;
          return [
            line(`M${px * 0.3} ${py * 0.3}L${px} ${py}`, 24),
            line(`M${px * 0.3} ${py * 0.3}L${px} ${py}`, 14, shell),
            { d: circle(px, py, 58), fill: mix('#8fc0cf', '#ffffff', 0.4), opacity: 0.5 },
            { d: circle(px, py, 58), stroke: '#43566a', strokeWidth: 2, dash: '7 7' },
            {
              transform: `translate(${px} ${py}) rotate(${turn * 1.7})`,
              children: solid('M0 -5C14 -14 44 -13 56 -4C44 4 16 6 0 5C-14 14 -44 13 -56 4C-44 -4 -16 -6 0 -5Z', '#43566a', { strokeWidth: 2.6 }),
            },
            solid(circle(px, py, 13), dark, { strokeWidth: 3 }),
            solid(circle(px, py, 4.5), inks.sun, { strokeWidth: 1.6 }),
            {
              transform: `translate(${px} ${py}) scale(${spin} 1) rotate(${turn})`,
              children: line('M36 0A36 36 0 0 1 0 36M10 28L-1 36L10 44', 2.8, inks.clay),
            },
          ];
        }),
        solid(smoothClosed([[0, -74], [34, -56], [44, 0], [36, 56], [0, 70], [-36, 56], [-44, 0], [-34, -56]]), shell, { tone: glow(-14, -24, 90, { light: 0.3 }, {}, { shade: 0.4 }) }),
        line('M-30 -52C-10 -44 10 -44 30 -52M-34 30H34M-30 42H30', 2.4),
        solid(circle(0, -6, 17), '#fbf8f1', { strokeWidth: 3.4 }),
        solid(roundRect(-15, -90, 30, 20, 6), dark, { strokeWidth: 3 }),
      ],
    },
    line(`M${cx} ${cy - 128}V${cy - 102}M${cx - 9} ${cy - 116}L${cx} ${cy - 130}L${cx + 9} ${cy - 116}`, 3, inks.clay),
    words('avant', 'text', 26, cx, cy - 138),
  ];
}
