/** A thermal camera before a house, which it shows by what it loses. */
import { across, type Drawing, down, flat } from '../../press/drawing';
import { circle, polygon, rect, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, words } from '../pen';
import type { Plate } from '../plate';

const dark = '#2f4450';
/** From cold to hot. */
const heat = ['#1b2c5c', '#4b2f6e', '#8c3b62', '#c95a3c', '#ee9a3a', '#fbe08a'] as const;

export const thermalCamera: Plate = {
  programme: 'bachelor-transition-energetique',
  number: 8,
  title: 'Caméra thermique',
  parts: ['écran', 'échelle des températures', 'viseur', 'gâchette', 'pont thermique'],
  describes:
    'une caméra thermique devant une maison d’hiver ; les murs y paraissent froids, les fuites de chaleur chaudes',
  tone: inks.amber,
  draw: () => [
    winter(),
    house(250, 812, 0.72),
    house(1676, 802, 0.64),
    camera(),
    lettered('a', [480, 300], [640, 356], inks.ink, '#fbf8f1'),
    lettered('b', [1420, 250], [1256, 300], inks.ink, '#fbf8f1'),
    lettered('c', [936, 156], [904, 366], inks.ink, '#fbf8f1'),
    lettered('d', [700, 850], [850, 800]),
    lettered('e', [480, 540], [746, 481], inks.ink, '#fbf8f1'),
    scaleBar(1200, 930, 165, '5 cm'),
  ],
};

/** Snow, a row of roofs, bare trees. */
function winter(): Drawing {
  const tree = (x: number, y: number, h: number) =>
    line(
      `M${x} ${y}V${y - h}M${x} ${y - h * 0.4}L${x - h * 0.24} ${y - h * 0.74}M${x} ${y - h * 0.5}L${x + h * 0.22} ${y - h * 0.86}M${x} ${y - h * 0.7}L${x - h * 0.13} ${y - h * 0.95}M${x - h * 0.12} ${y - h * 0.57}L${x - h * 0.13} ${y - h * 0.8}M${x + h * 0.1} ${y - h * 0.66}L${x + h * 0.1} ${y - h * 0.94}`,
      7,
      '#6f8790',
    );
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#cddde2', tone: down({ light: 0.1 }, { haze: 0.2 }) },
    { d: 'M-20 640C300 590 520 650 820 620S1440 590 1940 640V1012H-20Z', fill: '#b7cbd2' },
    [110, 250, 1640, 1800].map((x, i) => tree(x, 740, 300 - (i % 2) * 70)),
    { d: 'M-20 730C300 690 520 750 820 716S1440 690 1940 736V1012H-20Z', fill: '#f1f2ea', tone: down({}, { shade: 0.12 }) },
    line('M-20 730C300 690 520 750 820 716S1440 690 1940 736', 3, '#8fa6ad'),
  ];
}

/** Houses of the row, as one sees them: nothing tells which of them leaks. */
function house(x: number, y: number, size: number): Drawing {
  return {
    transform: `translate(${x} ${y}) scale(${size})`,
    children: [
      solid(rect(66, -380, 48, 84), '#8c5a42'),
      solid(polygon([-190, 0], [-190, -190], [190, -190], [190, 0]), '#efe8d6', { tone: across('left', {}, { shade: 0.24 }) }),
      solid(polygon([-224, -184], [-130, -320], [130, -320], [224, -184]), '#f1f2ea', { tone: across('left', { light: 0.1 }, { shade: 0.2 }) }),
      [-140, -24, 92].map((left) => [
        solid(rect(left, -142, 58, 86), '#43566a', { strokeWidth: 4 }),
        line(`M${left + 29} -142v86M${left} -100h58`, 4, '#fbf8f1'),
      ]),
    ],
  };
}

function camera(): Drawing {
  const [x, y, w, h] = [540, 196, 790, 424];
  const screen = roundRect(x + 56, y + 52, 600, 322, 8);
  const handle = 'M790 612H1110C1104 690 1090 770 1082 960C1080 1000 1060 1030 1040 1040H880C846 1030 836 1000 832 960C824 800 804 690 790 612Z';
  return [
    { d: handle, tone: flat({ shade: 0.5 }) },
    solid(handle, dark, { tone: across('left', { light: 0.22 }, {}, { shade: 0.6 }) }),
    clipped(handle, line(Array.from({ length: 18 }, (_, i) => `M836 ${700 + i * 20}q120 26 244 0`).join(''), 2.2, '#13232b')),
    solid('M812 700C846 716 868 764 880 838C858 862 832 850 826 830C820 780 812 740 812 700Z', inks.sun, { tone: across('left', { light: 0.3 }, { shade: 0.4 }) }),
    { d: roundRect(x + 16, y + 20, w, h, 44), tone: flat({ shade: 0.5 }) },
    solid(roundRect(x, y, w, h, 44), inks.sun, { tone: across('left', { light: 0.3 }, {}, { shade: 0.42 }) }),
    solid(roundRect(x + 24, y + 24, w - 48, h - 48, 28), dark, { tone: across('left', { light: 0.18 }, {}, { shade: 0.4 }) }),
    solid(screen, heat[0], { strokeWidth: 4 }),
    clipped(screen, [
      { d: rect(x, y, 800, 500), fill: heat[0], tone: down({ shade: 0.3 }, {}) },
      { d: `M${x} ${y + 330}C${x + 200} ${y + 310} ${x + 500} ${y + 340} ${x + 700} ${y + 316}V${y + 420}H${x}Z`, fill: heat[1], tone: flat({ shade: 0.2 }) },
      line(hatch({ x: x + 56, y: y + 52, width: 600, height: 240 }, 0, 16), 1, '#2a3f74'),
      glowing(),
    ]),
    // The reading at the crossing, as the maker writes it.
    line(`M${x + 356} ${y + 172}v44M${x + 334} ${y + 194}h44`, 3.2, '#ffffff'),
    { d: circle(x + 356, y + 194, 26), stroke: '#ffffff', strokeWidth: 3 },
    words('14,2 °C', 'strong', 34, x + 76, y + 98, 'start', '#ffffff'),
    scale(x + 688, y + 60),
    line(`M${x + 300} ${y + h - 34}h120`, 5, '#6f8790'),
    solid(roundRect(930, 640, 60, 44, 12), '#8ea3a2', { strokeWidth: 3.4, tone: down({ light: 0.3 }, { shade: 0.4 }) }),
  ];
}

/** The house on the screen. */
function glowing(): Drawing {
  const transform = 'translate(896 556) scale(0.86)';
  return {
    transform,
    children: [
      { d: polygon([-190, 0], [-190, -190], [190, -190], [190, 0]), fill: heat[2], tone: down({ light: 0.1 }, { shade: 0.3 }) },
      { d: polygon([-224, -184], [-130, -310], [130, -310], [224, -184]), fill: heat[1], tone: down({ light: 0.2 }, { shade: 0.1 }) },
      line(Array.from({ length: 5 }, (_, i) => `M${-110 + i * 55} -308L${-150 + i * 75} -190`).join(''), 7, heat[3]),
      { d: rect(66, -352, 46, 70), fill: heat[5] },
      { d: rect(-196, -196, 392, 16), fill: heat[5] },
      { d: rect(-190, -180, 380, 10), fill: heat[4] },
      { d: rect(-190, -94, 380, 12), fill: heat[3] },
      { d: rect(-190, -24, 380, 24), fill: heat[4], tone: down({ light: 0.2 }, { shade: 0.3 }) },
      { d: `${polygon([-190, -178], [-170, -178], [-190, -20])}${polygon([190, -178], [190, -20], [170, -178])}`, fill: heat[4] },
      [-146, -28, 90].map((left) => [
        { d: rect(left - 12, -160, 80, 110), fill: heat[3] },
        { d: rect(left - 5, -153, 66, 96), fill: heat[4] },
        { d: rect(left + 2, -146, 52, 82), fill: left === -28 ? heat[2] : heat[5], tone: down({ light: 0.2 }, {}) },
        line(`M${left + 28} -146v82M${left + 2} -106h52`, 4, heat[4]),
      ]),
    ],
  };
}

function scale(x: number, y: number): Drawing {
  const step = 46;
  return [
    [...heat].reverse().map((colour, i) => ({ d: rect(x, y + i * step, 40, step + 1), fill: colour })),
    { d: rect(x, y, 40, step * 6), stroke: inks.paper, strokeWidth: 3.4 },
    words('21', 'text', 24, x + 20, y - 8, 'middle', inks.paper),
    words('−4', 'text', 24, x + 20, y + step * 6 + 30, 'middle', inks.paper),
  ];
}
