/** A camera on wheels in a sewer cut along its length, and what it shows. */
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, ellipse, polygon, rect, roundRect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';

/** The pipe: crown and invert inside, thickness of its wall. 17 pixels are a centimetre: it is 30 across. */
const pipe = { top: 422, bottom: 932, wall: 46 };
const centimetre = 17;
const joint = 1330;
const steel = '#b9c9c6';
const pale = '#fbf3df';
const eye = { x: 1092, y: 640 };

export const inspectionCamera: Plate = {
  programme: 'bac-pro-gppe',
  number: 16,
  title: 'Caméra d’inspection',
  parts: ['tête pivotante', 'éclairage', 'bras relevable', 'chariot', 'câble', 'racines dans un joint'],
  describes:
    'une caméra sur chariot dans une canalisation en coupe ; elle montre sans creuser les fissures, les dépôts et les racines',
  tone: inks.clay,
  draw: () => [
    street(),
    sewer(),
    beam(),
    roots(),
    wheels(-1),
    cable(),
    carriage(),
    wheels(1),
    head(),
    screen(),
    lettered('a', [980, 512], [eye.x - 22, 600], pale),
    lettered('b', [1190, 770], [eye.x + 52, 672], pale),
    lettered('c', [770, 540], [916, 672], pale),
    lettered('d', [664, 560], [690, 700], pale),
    lettered('e', [510, 560], [548, 744], pale),
    lettered('f', [1420, 700], [1344, 560], pale),
    scaleBar(470, 326, 20 * centimetre, '20 cm', pale),
  ],
};

/** Pavement, kerb and what lies between the street and the pipe. */
function street(): Drawing {
  const random = createRandom('trench');
  const stones = Array.from({ length: 110 }, () => {
    const [x, y, r] = [random.between(-10, 1930), random.between(196, 372), random.between(5, 15)];
    // Clear of the scale.
    return x > 450 && x < 860 && y > 260 ? '' : ellipse(x, y, r, r * 0.66);
  });
  const grit = Array.from({ length: 260 }, () => circle(random.between(-10, 1930), random.between(60, 118), random.between(1.5, 4)));
  const tree = (x: number): Drawing => [
    solid(polygon([x - 15, 60], [x - 10, -20], [x + 10, -20], [x + 15, 60]), '#6b5136', { tone: across('left', { light: 0.2 }, { shade: 0.5 }) }),
    line(`M${x - 8} 66C${x - 60} 140 ${x - 100} 180 ${x - 150} 210M${x} 66C${x - 10} 160 ${x + 20} 240 ${x - 6} 330M${x + 8} 66C${x + 50} 150 ${x + 90} 170 ${x + 130} 220`, 7, '#4a3522'),
  ];
  return [
    { d: rect(0, 0, 1920, 80), fill: '#e7ead6', tone: down({ light: 0.3 }, {}) },
    { d: rect(0, 150, 1920, 900), fill: '#9a6f45', tone: down({ shade: 0.1 }, { shade: 0.3 }) },
    { d: stones.join(''), fill: '#c2a47a', stroke: '#5d4228', strokeWidth: 2.4 },
    { d: rect(0, 56, 1920, 66), fill: '#6f7674', tone: flat({ shade: 0.24 }) },
    { d: grit.join(''), fill: '#b4bab2' },
    { d: rect(0, 122, 1920, 40), fill: '#c9bd9d', tone: flat({ shade: 0.14 }) },
    line('M0 56H1920M0 122H1920M0 162H1920', 3),
    tree(1404),
    tree(150),
  ];
}

function sewer(): Drawing {
  const { top, bottom, wall } = pipe;
  const parts = [top - wall, bottom];
  const gap = joint;
  return [
    { d: rect(-20, top - wall - 40, 1960, bottom - top + 2 * wall + 80), fill: '#d7c08d', tone: flat({ shade: 0.14 }) },
    line(`M-20 ${top - wall - 40}H1940`, 2.4),
    { d: rect(-20, top, 1960, bottom - top), fill: '#6d7f7c', tone: down({ shade: 0.64 }, { shade: 0.2 }, { shade: 0.56 }) },
    // Curves of the far wall.
    line([0.12, 0.26, 0.44, 0.62, 0.78].map((t) => `M-20 ${top + (bottom - top) * t}H1940`).join(''), 1.6, '#4b5b58'),
    [180, gap].map((x) => line(`M${x} ${top}C${x + 30} ${top + 120} ${x + 30} ${bottom - 120} ${x} ${bottom}M${x + 16} ${top}C${x + 46} ${top + 120} ${x + 46} ${bottom - 120} ${x + 16} ${bottom}`, 2.6, '#33413e')),
    // Silt and a thread of water.
    { d: `M-20 ${bottom - 34}C300 ${bottom - 44} 700 ${bottom - 30} 1000 ${bottom - 40}S1600 ${bottom - 52} 1940 ${bottom - 36}V${bottom}H-20Z`, fill: '#4e7f8a', tone: flat({ shade: 0.2 }) },
    line(`M60 ${bottom - 24}H300M430 ${bottom - 16}H520M1180 ${bottom - 24}H1330M1420 ${bottom - 18}H1700`, 2.4, '#cfe2dc'),
    // Cut wall of each length of pipe, with its socket.
    [
      [-30, 180],
      [196, gap],
      [gap + 16, 1950],
    ].map(([from = 0, to = 0]) =>
      parts.map((y) => {
        const d = rect(from, y, to - from, wall);
        return [
          solid(d, '#c9c6b8', { tone: flat({ shade: 0.1 }) }),
          clipped(d, [line(hatch({ x: from, y, width: to - from, height: wall }, 45, 15), 2)]),
        ];
      }),
    ),
    [180, gap].map((x) => [
      solid(`M${x - 70} ${top - wall - 26}H${x + 40}V${top - wall}H${x - 70}Z`, '#c9c6b8', { tone: flat({ shade: 0.2 }) }),
      solid(`M${x - 70} ${bottom + wall}H${x + 40}V${bottom + wall + 26}H${x - 70}Z`, '#c9c6b8', { tone: flat({ shade: 0.2 }) }),
    ]),
  ];
}

function beam(): Drawing {
  return [
    { d: `M${eye.x + 60} ${eye.y - 40}L1960 ${pipe.top + 6}V${pipe.bottom - 40}L${eye.x + 60} ${eye.y + 40}Z`, fill: '#fbe9a8', opacity: 0.32 },
    { d: `M${eye.x + 60} ${eye.y - 26}L1960 ${pipe.top + 90}V${pipe.bottom - 130}L${eye.x + 60} ${eye.y + 26}Z`, fill: '#fff4cf', opacity: 0.3 },
  ];
}

/** They find the joint that has opened, and hang like hair. */
function roots(): Drawing {
  const random = createRandom('roots');
  const hairs = Array.from({ length: 34 }, () => {
    const x = joint + 8 + random.between(-7, 7);
    const to = random.between(-90, 84);
    const h = random.between(60, 220);
    return smooth([
      [x, pipe.top - 20],
      [x + to * 0.1, pipe.top + h * 0.3],
      [x + to * 0.6 + random.between(-14, 14), pipe.top + h * 0.7],
      [x + to, pipe.top + h],
    ]);
  });
  return [
    line(`M1400 210C1380 300 1348 330 ${joint + 8} ${pipe.top - 60}V${pipe.top}M1404 330C1380 350 1350 350 ${joint + 8} ${pipe.top - 50}`, 8, '#4a3522'),
    line(hairs.join(''), 4.6, '#3a2717'),
    line(hairs.join(''), 2.2, '#c79a6a'),
  ];
}

/** Six wheels; those of the far side show behind. */
function wheels(side: -1 | 1): Drawing {
  const far = side < 0;
  return [634, 770, 906].map((x) => {
    const [cx, cy, r] = [x + (far ? 26 : 0), 838 - (far ? 12 : 0), 70];
    return [
      solid(circle(cx, cy, r), '#22302c', { tone: glow(cx - 20, cy - 26, 110, far ? {} : { light: 0.16 }, {}, { shade: 0.6 }) }),
      far
        ? []
        : [
            line(Array.from({ length: 24 }, (_, i) => {
              const [c, s] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
              return `M${cx + (r - 12) * c} ${cy + (r - 12) * s}L${cx + (r - 1) * c} ${cy + (r - 1) * s}`;
            }).join(''), 3, '#5d716a'),
            solid(circle(cx, cy, 38), steel, { strokeWidth: 4, tone: glow(cx - 12, cy - 14, 56, { light: 0.5 }, {}, { shade: 0.4 }) }),
            line([0, 60, 120].map((turn) => {
              const [c, s] = [Math.cos((turn * Math.PI) / 180) * 36, Math.sin((turn * Math.PI) / 180) * 36];
              return `M${cx - c} ${cy - s}L${cx + c} ${cy + s}`;
            }).join(''), 2.4),
            solid(circle(cx, cy, 13), inks.sun, { strokeWidth: 3.4 }),
          ],
    ];
  });
}

function cable(): Drawing {
  const way = 'M590 744C480 742 420 800 300 826S60 880 -30 884';
  return [line(way, 22), line(way, 13, inks.clay), { d: way, stroke: '#e9b48f', strokeWidth: 2.6, dash: '16 12' }];
}

function carriage(): Drawing {
  const body = `M596 706C596 684 608 676 630 676H900C936 676 960 700 966 740L970 786C970 800 960 806 946 806H620C604 806 596 798 596 784Z`;
  return [
    solid(body, inks.sun, { tone: down({ light: 0.35 }, {}, { shade: 0.5 }) }),
    clipped(body, [
      line(hatch({ x: 600, y: 764, width: 370, height: 40 }, 0, 8), weights.fine),
      line('M600 702H940', 3, '#fbe4a6'),
    ]),
    solid(roundRect(640, 722, 190, 34, 8), '#34504a', { strokeWidth: 3.4 }),
    words('Ø 200 – 600', 'strong', 24, 735, 747, 'middle', '#f6efdb'),
    [616, 860, 940].map((x) => solid(circle(x, 784, 7), steel, { strokeWidth: 2.6 })),
    // Where the cable leaves, with its spring against kinks.
    solid(roundRect(556, 722, 46, 44, 8), steel, { tone: down({ light: 0.3 }, { shade: 0.5 }) }),
    line('M566 724V764M578 724V764M590 724V764', 2.6),
    // The arm: two bars, so that the head stays level when it is raised.
    ['M846 690L1000 618', 'M880 706L1034 634'].map((d) => [line(d, 26), line(d, 16, steel)]),
    [
      [846, 690],
      [880, 706],
      [1000, 618],
      [1034, 634],
    ].map(([x = 0, y = 0]) => solid(circle(x, y, 11), '#8ea3a2', { strokeWidth: 3.4 })),
  ];
}

/** It turns about two axes; lamps stand around the lens. */
function head(): Drawing {
  const { y } = eye;
  return [
    solid(roundRect(986, 590, 82, 84, 12), '#34504a', { tone: down({ light: 0.2 }, { shade: 0.4 }) }),
    solid(`M1052 ${y - 62}C1052 ${y - 70} 1060 ${y - 74} 1068 ${y - 74}H1116C1144 ${y - 74} 1160 ${y - 44} 1160 ${y}S1144 ${y + 74} 1116 ${y + 74}H1068C1060 ${y + 74} 1052 ${y + 70} 1052 ${y + 62}Z`, steel, {
      tone: down({ light: 0.6 }, {}, { shade: 0.7 }),
    }),
    line(`M1086 ${y - 73}V${y + 73}M1098 ${y - 74}V${y + 74}`, 3),
    solid(`M1116 ${y - 74}C1144 ${y - 74} 1160 ${y - 44} 1160 ${y}S1144 ${y + 74} 1116 ${y + 74}C1136 ${y + 50} 1142 ${y + 30} 1142 ${y}S1136 ${y - 50} 1116 ${y - 74}Z`, '#22302c'),
    [-48, 46].map((dy) => solid(ellipse(1143, y + dy, 9, 13), '#fff4cf', { strokeWidth: 3 })),
    solid(ellipse(1153, y, 9, 27), '#8fc0cf', { strokeWidth: 3.4, tone: down({ light: 0.4 }, { shade: 0.3 }) }),
    solid(circle(1068, y, 14), '#8ea3a2', { strokeWidth: 3.4 }),
    line(`M1060 ${y}H1076`, 3),
  ];
}

/** The picture upstairs: the pipe ahead, round, with the roots and the distance run. */
function screen(): Drawing {
  const [x, y, w, h] = [860, 124, 350, 220];
  const [cx, cy] = [x + w / 2, y + h / 2 - 4];
  const random = createRandom('picture');
  const hairs = Array.from({ length: 26 }, () => `M${cx + random.between(-16, 26)} ${cy - 96}Q${cx + random.between(-40, 50)} ${cy - 50} ${cx + random.between(-60, 66)} ${cy + random.between(-50, 6)}`);
  const frame = roundRect(x, y, w, h, 16);
  return [
    { d: roundRect(x + 10, y + 14, w, h, 18), tone: flat({ shade: 0.5 }) },
    solid(roundRect(x - 14, y - 14, w + 28, h + 28, 24), '#34504a', { tone: across('left', { light: 0.2 }, { shade: 0.4 }) }),
    solid(frame, '#8d8a78', { strokeWidth: 4 }),
    clipped(frame, [
      [190, 150, 112, 78, 50].map((r, i) => ({ d: ellipse(cx, cy + i * 3, r, r * 0.9), fill: ['#a8a48e', '#bcb69c', '#9c9880', '#6c6a5a', '#262b28'][i] ?? '#000', stroke: '#3e4038', strokeWidth: 2.6, tone: glow(cx - 40, cy - 40, r * 1.2, { light: 0.2 }, {}, { shade: 0.4 }) })),
      { d: `M${cx - 60} ${y + h}L${cx - 12} ${cy + 40}H${cx + 12}L${cx + 60} ${y + h}Z`, fill: '#4e7f8a', stroke: inks.ink, strokeWidth: 2 },
      line(hairs.join(''), 4, '#3a2717'),
      line(hairs.join(''), 1.8, '#c79a6a'),
      { d: rect(x, y + h - 44, w, 44), fill: inks.ink, opacity: 0.72 },
      words('DN 300', 'strong', 26, x + 18, y + h - 13, 'start', pale),
      words('12,40 m', 'strong', 26, x + w - 18, y + h - 13, 'end', pale),
    ]),
  ];
}
