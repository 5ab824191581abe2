/** A microscope from the side, and what it shows of activated sludge. */
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, ellipse, polygon, rect, roundRect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights } from '../pen';
import type { Plate } from '../plate';

const steel = '#c4d0cc';
const coat = '#e9e3d0';
const dark = '#34504a';
const seen = { x: 1226, y: 372, r: 244 };

export const microscope: Plate = {
  programme: 'bts-metiers-de-l-eau',
  number: 6,
  title: 'Microscope et boues activées',
  parts: ['oculaire', 'tourelle d’objectifs', 'platine', 'vis de mise au point', 'vorticelles', 'bactéries filamenteuses'],
  describes:
    'un microscope et ce qu’il montre d’une boue d’épuration, dont la vie dit la santé de la station',
  tone: inks.river,
  draw: () => [
    ground(),
    line(`M700 640L${seen.x - 90} ${seen.y + seen.r - 22}M700 632L${seen.x - 210} ${seen.y - 140}`, 2.2, dark),
    stand(),
    head(),
    stage(),
    view(),
    lettered('a', [486, 176], [586, 222]),
    lettered('b', [486, 520], [676, 520]),
    lettered('c', [486, 652], [596, 652]),
    lettered('d', [950, 800], [866, 772]),
    lettered('e', [1420, 690], [1366, 450]),
    lettered('f', [1130, 690], [1158, 520]),
    scaleBar(1254, 800, 180, '0,05 mm'),
  ],
};

/** Basins of the works as wide bands, and a bench. */
function ground(): Drawing {
  const bubbles = createRandom('bubbles');
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#cfe2e3', tone: down({ light: 0.35 }, {}) },
    { d: 'M-20 560C200 530 330 590 520 560S900 540 1120 566S1600 540 1940 566V1012H-20Z', fill: '#a9cdd4', tone: flat({ shade: 0.06 }) },
    { d: 'M-20 690C200 660 330 720 520 690S900 670 1120 696S1600 670 1940 696V1012H-20Z', fill: '#86b4c0', tone: flat({ shade: 0.1 }) },
    {
      d: Array.from({ length: 70 }, () => {
        const side = bubbles.chance(0.5) ? bubbles.between(10, 400) : bubbles.between(1530, 1910);
        return circle(side, bubbles.between(590, 880), bubbles.between(4, 15));
      }).join(''),
      stroke: '#eef6f2',
      strokeWidth: 2.6,
    },
    { d: rect(0, 922, 1920, 100), fill: '#b98a56', tone: down({ light: 0.1 }, { shade: 0.4 }) },
    line('M0 922H1920M0 950H640M760 950H1920M0 982H1240M1330 982H1920', 3),
  ];
}

/** Foot, arm and drive. */
function stand(): Drawing {
  const foot = 'M556 922C556 884 580 868 620 864H842C872 866 888 884 888 922Z';
  const arm = 'M792 870C836 800 852 700 848 600C844 500 816 420 760 372L690 396C744 446 772 520 774 604C776 700 762 800 716 870Z';
  return [
    { d: ellipse(730, 932, 210, 15), tone: flat({ shade: 0.6 }) },
    solid(arm, coat, { tone: across('left', { light: 0.3 }, {}, { shade: 0.55 }) }),
    clipped(arm, line(hatch({ x: 780, y: 380, width: 90, height: 480 }, 64, 11), weights.fine)),
    solid(foot, coat, { tone: down({ light: 0.3 }, {}, { shade: 0.5 }) }),
    line('M566 900H880', weights.edge),
    solid(roundRect(604, 838, 78, 30, 6), dark, { tone: across('left', {}, { shade: 0.5 }) }),
    solid(ellipse(643, 838, 30, 8), '#fff0b8', { strokeWidth: 3.4 }),
    // Light, from the lamp to the slide.
    { d: polygon([616, 832], [670, 832], [652, 690], [634, 690]), fill: '#ffe9a3', opacity: 0.75 },
    solid(circle(830, 764, 54), steel, { tone: glow(812, 744, 84, { light: 0.4 }, {}, { shade: 0.55 }) }),
    line(Array.from({ length: 30 }, (_, i) => {
      const t = (i / 30) * Math.PI * 2;
      return `M${830 + 46 * Math.cos(t)} ${764 + 46 * Math.sin(t)}L${830 + 54 * Math.cos(t)} ${764 + 54 * Math.sin(t)}`;
    }).join(''), 2),
    solid(circle(830, 764, 28), dark, { strokeWidth: 4, tone: glow(820, 754, 44, { light: 0.25 }, { shade: 0.4 }) }),
  ];
}

/** Tube, eyepiece and revolving nosepiece. */
function head(): Drawing {
  const body = 'M586 408L640 336H772L800 380C806 392 800 404 786 408L768 446H588Z';
  return [
    {
      transform: 'translate(652 352) rotate(-32)',
      children: [
        solid(rect(-42, -96, 84, 112), coat, { tone: across('left', { light: 0.35 }, {}, { shade: 0.55 }) }),
        solid(rect(-36, -170, 72, 76), dark, { tone: across('left', { light: 0.25 }, {}, { shade: 0.6 }) }),
        solid(roundRect(-46, -206, 92, 40, 10), dark, { tone: across('left', { light: 0.25 }, {}, { shade: 0.6 }) }),
        line('M-36 -128H36M-36 -140H36M-42 -80H42', 2.4, '#7fa096'),
        solid('M-34 -206C-20 -216 20 -216 34 -206Z', '#d3e7ea', { strokeWidth: 3.4 }),
      ],
    },
    solid(body, coat, { tone: across('left', { light: 0.3 }, {}, { shade: 0.5 }) }),
    line('M598 424H776', weights.edge),
    solid('M600 446H742C742 474 712 488 670 488S600 474 600 446Z', dark, { tone: across('left', { light: 0.25 }, {}, { shade: 0.6 }) }),
    objective(704, 474, -26, 74, inks.sun),
    objective(608, 468, 30, 62, inks.leaf),
    objective(652, 486, 4, 96, inks.river),
  ];
}

function objective(x: number, y: number, turn: number, length: number, ring: string): Drawing {
  return {
    transform: `translate(${x} ${y}) rotate(${turn})`,
    children: [
      solid(`M-22 0H22V${length * 0.6}L12 ${length}H-12L-22 ${length * 0.6}Z`, steel, {
        strokeWidth: 4,
        tone: across('left', { light: 0.4 }, {}, { shade: 0.65 }),
      }),
      { d: rect(-22, length * 0.34, 44, 9), fill: ring, stroke: inks.ink, strokeWidth: 2 },
    ],
  };
}

function stage(): Drawing {
  return [
    solid(roundRect(548, 634, 250, 30, 5), dark, { tone: down({ light: 0.25 }, { shade: 0.5 }) }),
    solid(rect(574, 620, 150, 12), '#e4f0ee', { strokeWidth: 3 }),
    { d: rect(626, 617, 36, 6), fill: inks.umber },
    solid(polygon([588, 600], [602, 600], [612, 622], [584, 622]), steel, { strokeWidth: 3 }),
    solid(roundRect(598, 664, 92, 34, 6), steel, { tone: across('left', { light: 0.3 }, { shade: 0.6 }) }),
    solid(roundRect(720, 664, 60, 22, 5), dark),
  ];
}

/** The round field: flocs, bell animals on their stalks, filaments, a rotifer. */
function view(): Drawing {
  const { x, y, r } = seen;
  const random = createRandom('sludge');
  const field = circle(x, y, r);
  const floc = (cx: number, cy: number, size: number) =>
    Array.from({ length: 26 }, () => {
      const [turn, far] = [random.between(0, 6.28), size * Math.sqrt(random.next())];
      return circle(cx + far * Math.cos(turn) * 1.3, cy + far * Math.sin(turn), random.between(9, 24));
    }).join('');
  return [
    { d: circle(x + 12, y + 16, r + 10), tone: flat({ shade: 0.36 }) },
    solid(circle(x, y, r + 10), inks.ink),
    { d: field, fill: '#f7efd2', tone: glow(x, y, r, { light: 0.35 }, {}, { shade: 0.26 }) },
    clipped(field, [
      [[x - 150, y + 60, 56], [x + 30, y + 120, 84], [x + 150, y + 30, 40], [x - 30, y - 150, 42]].map(([cx = 0, cy = 0, size = 0]) => [
        { d: floc(cx, cy, size), fill: '#c99a5b', tone: flat({ shade: 0.1 }) },
        { d: floc(cx, cy, size * 0.6), fill: '#a9763c', tone: flat({ shade: 0.24 }) },
      ]),
      Array.from({ length: 9 }, (_, i) => filament(x - 150 + i * 26, y + 120 + (i % 3) * 30, random.between(-0.5, 0.5), i)),
      bell(x + 96, y + 104, -14, 118),
      bell(x + 120, y + 110, 16, 92),
      rotifer(x - 80, y - 52),
    ]),
    { d: field, stroke: inks.ink, strokeWidth: weights.outline },
    line(`M${x - r + 22} ${y - 40}A${r - 26} ${r - 26} 0 0 1 ${x - 90} ${y - r + 50}`, 6, '#fffdf2'),
  ];
}

function filament(x: number, y: number, turn: number, seed: number): Drawing {
  const points = Array.from({ length: 9 }, (_, i) => [x + i * 16 * Math.cos(turn) - i * 4, y + i * 17 * Math.sin(turn) + 9 * Math.sin(i * 0.9 + seed)] as const);
  return [line(smooth(points), 5.4, '#4d6b58'), { ...line(smooth(points), 2.4, '#b9cfa8'), dash: '9 4' }];
}

/** A vorticella: a bell with a crown of cilia on a stalk. */
function bell(x: number, y: number, turn: number, stalk: number): Drawing {
  const cilia = Array.from({ length: 9 }, (_, i) => `M${-30 + i * 7.5} ${-stalk - 66}l${(i - 4) * 1.8} -14`).join('');
  return {
    transform: `translate(${x} ${y}) rotate(${turn})`,
    children: [
      line(`M0 0C8 ${-stalk * 0.25} -8 ${-stalk * 0.5} 0 ${-stalk}`, 4, '#2f5d5e'),
      line(cilia, 2.2, '#2f5d5e'),
      solid(`M0 ${-stalk}C-26 ${-stalk - 10} -30 ${-stalk - 40} -34 ${-stalk - 62}C-14 ${-stalk - 72} 14 ${-stalk - 72} 34 ${-stalk - 62}C30 ${-stalk - 40} 26 ${-stalk - 10} 0 ${-stalk}Z`, mix('#8fc0cf', '#f7efd2', 0.15), {
        strokeWidth: 3,
        tone: across('left', { light: 0.3 }, { shade: 0.34 }),
      }),
      line(`M-30 ${-stalk - 56}C-10 ${-stalk - 48} 10 ${-stalk - 48} 30 ${-stalk - 56}`, 2),
      { d: `M-12 ${-stalk - 38}C-4 ${-stalk - 22} 10 ${-stalk - 24} 14 ${-stalk - 38}C8 ${-stalk - 30} -4 ${-stalk - 30} -12 ${-stalk - 38}Z`, fill: '#2f5d5e' },
      { d: circle(6, -stalk - 16, 4), fill: inks.river },
    ],
  };
}

function rotifer(x: number, y: number): Drawing {
  return {
    transform: `translate(${x} ${y}) rotate(-38)`,
    children: [
      solid('M-34 -70C-44 -92 -16 -100 -6 -78C4 -100 34 -94 26 -70C36 -30 34 20 10 60L22 112L6 116L-2 76L-14 114L-28 106L-14 58C-38 20 -42 -30 -34 -70Z', '#b9d3c0', {
        strokeWidth: 3,
        tone: across('left', { light: 0.3 }, {}, { shade: 0.4 }),
      }),
      line('M-34 -62C-14 -52 8 -52 26 -62M-30 20C-12 30 6 30 24 20M-16 56C-6 60 4 60 10 56', 2),
      { d: ellipse(-3, -24, 13, 17), fill: '#8c5a2c', stroke: inks.ink, strokeWidth: 2 },
      line('M-40 -80l-10 -12M-28 -92l-6 -14M-12 -90l2 -14M16 -94l6 -14M28 -82l12 -10', 2.2),
    ],
  };
}
