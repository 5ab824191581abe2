/** Porro binoculars seen from above, one half opened to show the way of the light. */
import { across, type Drawing, down, flat } from '../../press/drawing';
import { ellipse, polygon, polyline, rect, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights } from '../pen';
import type { Plate } from '../plate';

/** The hinge; eyes are at the bottom, what is looked at is above the sheet. */
const middle = 960;
const leather = '#2f4a40';
const metal = '#b9c9c6';
const glass = '#d3e7ea';

export const binoculars: Plate = {
  programme: 'bts-gpn',
  number: 5,
  title: 'Jumelles à prismes',
  parts: ['objectif', 'prismes', 'oculaire', 'molette', 'trajet de la lumière'],
  describes:
    'des jumelles vues de dessus, à demi ouvertes ; deux prismes y replient la lumière et redressent l’image de l’oiseau',
  tone: inks.forest,
  draw: () => [
    dawn(),
    bridge(),
    whole(),
    opened(),
    light(),
    lettered('a', [1420, 226], [1262, 228]),
    lettered('b', [1430, 590], [1204, 612]),
    lettered('c', [1276, 880], [1126, 856]),
    lettered('d', [960, 330], [960, 488]),
    lettered('e', [1430, 400], [1254, 404]),
    scaleBar(500, 940, 150, '3 cm'),
  ],
};

/** Morning at the edge of a wood, in three tints; a bird on either side, far from the tool. */
function dawn(): Drawing {
  const reeds = (from: number, to: number, y: number) =>
    Array.from({ length: 60 }, (_, i) => {
      const x = from + ((to - from) * i) / 59;
      const h = 120 + 90 * Math.sin(i * 2.3) + 60 * Math.sin(i * 0.7);
      return `M${x} ${y}q${8 * Math.sin(i)} ${-h / 2} ${24 * Math.sin(i * 1.7)} ${-h}`;
    }).join('');
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#f6dfae', tone: down({ light: 0.35 }, {}, { shade: 0.05 }) },
    { d: ellipse(960, 470, 470, 470), fill: '#f3c96a', tone: down({ light: 0.3 }, { light: 0.05 }) },
    { d: 'M0 690C220 640 420 700 660 668S1160 640 1380 676S1760 640 1920 668V1012H0Z', fill: '#c8cf9a', tone: flat({ shade: 0.06 }) },
    { d: 'M0 830C260 790 520 850 820 816S1500 800 1920 836V1012H0Z', fill: '#9db37a', tone: flat({ shade: 0.14 }) },
    line(reeds(-10, 330, 1012), 5, '#5f7d4f'),
    line(reeds(1590, 1930, 1012), 5, '#5f7d4f'),
    bird(196, 640, 1),
    bird(1740, 700, -1),
  ];
}

/** A reed warbler on its stem, as a silhouette with a breast. */
function bird(x: number, y: number, turn: number): Drawing {
  return {
    transform: `translate(${x} ${y}) scale(${turn * 1.25} 1.25)`,
    children: [
      line('M-14 330C0 120 4 -20 -2 -70', 6, '#5f7d4f'),
      solid('M-58 44C-40 14 -34 -8 -16 -24C-6 -40 18 -46 32 -34L56 -32L36 -22C40 2 24 30 -4 36C-22 40 -40 44 -58 62L-84 86L-92 78Z', '#8d6b42', {
        strokeWidth: 3.4,
        tone: across('left', { shade: 0.4 }, {}),
      }),
      { d: 'M34 -24C40 2 24 30 -4 36C-2 12 8 -10 34 -24Z', fill: '#f3e3bd' },
      line('M-50 46C-30 24 -22 10 -8 2C-12 20 -28 36 -44 46', 2.4),
      { d: ellipse(24, -31, 3.6, 3.6), fill: inks.ink },
      line('M2 36L-2 52M8 34L4 50', 3),
    ],
  };
}

/** The outside of one half: a wide tube, a prism box that steps inwards, an eyepiece. */
const outline =
  'M232 206H428V470C428 486 420 500 404 510V640C404 664 392 682 372 692H340C330 700 326 712 326 724V742H334V800H342V884C342 902 326 914 306 914H198C178 914 162 902 162 884V800H170V742H178V724C178 700 190 684 190 660V520C190 500 232 500 232 470Z';
const place = (turn: number) => `translate(${middle} 0) scale(${turn} 1) translate(-78 0)`;

function bridge(): Drawing {
  return [
    solid(roundRect(middle - 150, 520, 300, 44, 8), metal, { tone: down({ light: 0.3 }, { shade: 0.5 }) }),
    solid(roundRect(middle - 150, 700, 300, 34, 8), metal, { tone: down({ light: 0.3 }, { shade: 0.5 }) }),
    solid(roundRect(middle - 30, 500, 60, 330, 14), '#8ea3a2', { tone: across('left', { light: 0.35 }, {}, { shade: 0.6 }) }),
    solid(roundRect(middle - 44, 474, 88, 46, 10), metal, { tone: across('left', { light: 0.3 }, { shade: 0.5 }) }),
    solid(roundRect(middle - 50, 584, 100, 96, 14), inks.sun, { tone: across('left', { light: 0.3 }, {}, { shade: 0.55 }) }),
    clipped(roundRect(middle - 50, 584, 100, 96, 14), line(hatch({ x: middle - 50, y: 584, width: 100, height: 96 }, 90, 11), 2.6)),
  ];
}

function whole(): Drawing {
  const grip = 'M190 520C190 506 214 500 226 488L232 470H428C428 486 420 500 404 510V640C404 664 392 682 372 692H186C190 684 190 672 190 660Z';
  return {
    transform: place(-1),
    children: [
      { d: outline, tone: flat({ shade: 0.5 }) },
      solid(outline, leather, { tone: across('right', { light: 0.2 }, {}, { shade: 0.4 }, { shade: 0.7 }) }),
      clipped(grip, [
        line(hatch({ x: 180, y: 460, width: 260, height: 240 }, 45, 13), 1.5, '#10251d'),
        line(hatch({ x: 180, y: 460, width: 260, height: 240 }, -45, 13), 1.5, '#10251d'),
      ]),
      line('M232 470H428M190 660C250 676 330 690 372 692', weights.edge),
      solid(roundRect(222, 180, 216, 58, 10), metal, { tone: across('right', { light: 0.3 }, {}, { shade: 0.6 }) }),
      line('M222 214H438M232 262H428M232 276H428', weights.edge),
      line('M262 290V456', 6, '#7f9f8d'),
      solid(rect(170, 742, 164, 58), metal, { tone: across('right', { light: 0.3 }, {}, { shade: 0.6 }) }),
      line(Array.from({ length: 11 }, (_, i) => `M${180 + i * 14.4} 748v46`).join(''), 2),
      solid(roundRect(156, 800, 192, 114, 26), '#22352e', { tone: across('right', { light: 0.2 }, {}, { shade: 0.6 }) }),
      line('M160 832H344M160 882H344', 2, '#6f8a7c'),
    ],
  };
}

/** The other half in section: its wall, its glass, its two prisms. */
function opened(): Drawing {
  const wall = 'M244 218H416V464C416 478 408 492 392 502V636C392 658 384 672 366 680H334C318 694 314 706 314 724V760H322V812H330V880C330 892 320 902 306 902H198C184 902 174 892 174 880V812H182V760H190V724C190 704 202 690 202 660V526C202 508 244 508 244 470Z';
  const lens = 'M246 232C290 204 370 204 414 232C372 254 288 254 246 232Z';
  const eye = 'M188 806C226 776 278 776 316 806V818H188Z';
  const field = 'M192 860H312C296 884 208 884 192 860Z';
  const upper = polygon([228, 560], [316, 560], [272, 516]);
  const lower = polygon([266, 590], [366, 590], [316, 640]);
  return {
    transform: place(1),
    children: [
      { d: outline, tone: flat({ shade: 0.5 }) },
      solid(outline, leather),
      clipped(outline, line(hatch({ x: 150, y: 190, width: 300, height: 740 }, 45, 9), 1.8, '#0c1d16')),
      solid(wall, '#fbf4df', { strokeWidth: 4, tone: across('left', {}, { shade: 0.12 }) }),
      solid(lens, glass, { strokeWidth: 4, tone: down({ light: 0.3 }, { shade: 0.24 }) }),
      line('M250 240C300 226 360 226 410 240', weights.fine),
      solid(upper, '#bfdde4', { strokeWidth: 4, tone: down({ shade: 0.3 }, { light: 0.2 }) }),
      solid(lower, '#bfdde4', { strokeWidth: 4, tone: down({ shade: 0.3 }, { light: 0.2 }) }),
      [upper, lower].map((prism) => clipped(prism, line(hatch({ x: 200, y: 510, width: 190, height: 140 }, 30, 17), 1.3, '#4f8ba0'))),
      solid(eye, glass, { strokeWidth: 4, tone: down({ light: 0.2 }, { shade: 0.3 }) }),
      solid(field, glass, { strokeWidth: 4, tone: down({ light: 0.2 }, { shade: 0.3 }) }),
      solid(rect(222, 180, 22, 58), metal, { strokeWidth: 4 }),
      solid(rect(416, 180, 22, 58), metal, { strokeWidth: 4 }),
    ],
  };
}

/** In at the lens, twice round the corners of the prisms, out to the eye. */
function light(): Drawing {
  const x = (at: number) => middle - 78 + at;
  const ray = (offset: number) => {
    const s = offset * 0.16;
    return polyline([
      [x(330 + offset), 96],
      [x(330 + offset), 232],
      [x(340 + s), 590],
      [x(340 + s), 616 - s],
      [x(292 - s), 616 - s],
      [x(292 - s), 536 - s],
      [x(252 + s), 536 - s],
      [x(252 + s * 0.5), 770],
      [x(252 - s * 1.6), 868],
      [x(252 - s * 1.6), 1004],
    ]);
  };
  return [
    [-62, 62].map((offset) => line(ray(offset), 6.4, '#fff6d6')),
    [-62, 62].map((offset) => line(ray(offset), 3.8, inks.clay)),
    line(`M${x(262)} 140l6 24l6 -24M${x(386)} 140l6 24l6 -24`, 3.8, inks.clay),
  ];
}
