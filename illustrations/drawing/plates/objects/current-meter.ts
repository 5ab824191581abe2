/** A current meter on its wading rod, in a river seen in section. */
import { type Drawing, across, down, flat } from '../../press/drawing';
import { circle, type Point, polygon, polyline, rect, roundRect, smooth } from '../../press/paths';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights, words } from '../pen';
import type { Plate } from '../plate';
import { bed, ripples, water } from '../water';

const axis = 560;
const surface = 268;
const rod = 1080;
/** 32 pixels are a centimetre. */
const centimetre = 32;
const steel = '#b9c9c6';
const bottom = (x: number) => 884 - 640 * Math.max(0, (Math.abs(x - 960) - 610) / 350) ** 1.5;

export const currentMeter: Plate = {
  programme: 'bts-gemeau',
  number: 1,
  title: 'Moulinet hydrométrique',
  parts: ['hélice', 'corps étanche', 'perche graduée', 'empennage', 'câble du compteur'],
  describes:
    'un moulinet hydrométrique sur sa perche, dans une rivière en coupe ; son hélice compte les tours du courant, dont on tire le débit',
  tone: inks.river,
  draw: () => [
    { d: rect(0, 0, 1920, 300), fill: '#f3e9cf', tone: flat({ haze: 0.1 }) },
    water(surface, '#bcd9df', '#6ba6bd', [420, 590, 760]),
    ripples('river', surface + 16, 520, '#e8f1ee', 30),
    velocities(),
    streams(),
    bed('river', bottom),
    line(smooth(Array.from({ length: 60 }, (_, i) => [i * 33 - 10, surface + 4 * Math.sin((i * 33) / 60)])), 4),
    staff(),
    cable(),
    tail(),
    body(),
    propeller(),
    clamp(),
    face(),
    lettered('a', [500, 726], [652, 700]),
    lettered('b', [900, 726], [920, 596]),
    lettered('c', [948, 176], [1072, 206]),
    lettered('d', [1420, 366], [1402, 478]),
    lettered('e', [958, 372], [1098, 414]),
    scaleBar(1140, 836, 10 * centimetre, '10 cm'),
  ],
};

/** Wide apart before the body, close beside it. */
function streams(): Drawing {
  const lines = [330, 388, 446, 500, 532, 590, 624, 680, 738, 796].map((y) => {
    const side = y < axis ? -1 : 1;
    const near = Math.exp(-(((y - axis) / 170) ** 2));
    const points: Point[] = Array.from({ length: 40 }, (_, i) => {
      const x = 380 + i * 30;
      const inside = 1 / (1 + Math.exp(-(x - 620) / 46)) - 1 / (1 + Math.exp(-(x - 1460) / 60));
      return [x, y + side * 78 * near * inside] as const;
    });
    return smooth(points);
  });
  return { d: lines.join(''), stroke: '#f2f7f2', strokeWidth: 3.2, dash: '120 26 40 22' };
}

/** How fast the water runs from the surface to the bed. */
function velocities(): Drawing {
  const left = 96;
  const heights = Array.from({ length: 9 }, (_, i) => 300 + i * 44);
  const speed = (y: number) => 236 * (1 - ((y - 300) / 400) ** 4) ** 0.5 * (0.93 + 0.07 * Math.sin((y - 300) / 90));
  const ends = heights.map((y) => [left + speed(y), y] as const);
  return [
    line(polyline([[left, 280], [left, 690]]), 3, inks.riverDeep),
    ends.map(([x, y]) => line(`M${left} ${y}H${x}M${x - 14} ${y - 7}L${x} ${y}L${x - 14} ${y + 7}`, 2.6, inks.riverDeep)),
    line(smooth([...ends, [left, 692]]), 3.6, inks.riverDeep),
  ];
}

function staff(): Drawing {
  const [top, foot] = [-20, 876];
  const marks: Drawing[] = [];
  for (let n = 0; foot - 12 - n * centimetre > top; n++) {
    const y = foot - 12 - n * centimetre;
    const length = n % 5 === 0 ? 20 : 11;
    marks.push(line(`M${rod + 14} ${y}h${-length}`, n % 5 === 0 ? 3 : 2));
  }
  return [
    solid(rect(rod - 15, top, 30, foot - top), '#e9eee7', { tone: across('left', { light: 0.4 }, {}, { shade: 0.5 }) }),
    marks,
    solid(roundRect(rod - 86, foot - 6, 172, 20, 8), steel, { tone: down({ light: 0.3 }, { shade: 0.4 }) }),
    solid(polygon([rod - 26, foot - 6], [rod - 18, foot - 44], [rod + 18, foot - 44], [rod + 26, foot - 6]), steel, {
      tone: across('left', {}, { shade: 0.5 }),
    }),
    solid(polygon([rod - 13, foot + 14], [rod + 13, foot + 14], [rod, foot + 52]), steel),
  ];
}

function cable(): Drawing {
  const way = 'M1206 514C1240 452 1176 418 1104 410C1066 402 1060 366 1092 350C1118 336 1112 300 1098 280C1086 250 1104 120 1098 -20';
  return [
    line(way, 15),
    line(way, 8, inks.clay),
    [344, 150].map((y) => solid(roundRect(rod - 24, y, 54, 16, 6), inks.ink)),
  ];
}

function body(): Drawing {
  const tube = `M824 ${axis - 52}H1140C1196 ${axis - 52} 1236 ${axis - 44} 1262 ${axis - 27}H1306V${axis + 27}H1262C1236 ${axis + 44} 1196 ${axis + 52} 1140 ${axis + 52}H824Z`;
  const collar = roundRect(786, axis - 47, 44, 94, 8);
  return [
    solid(tube, steel, { tone: down({ light: 0.75 }, { light: 0.35 }, {}, { shade: 0.55 }, { shade: 0.8 }) }),
    clipped(tube, [
      line(hatch({ x: 824, y: axis + 24, width: 420, height: 30 }, 0, 7), weights.fine),
      line(`M826 ${axis - 30}H1150`, 4, '#f4f7f2'),
    ]),
    line(`M868 ${axis - 52}V${axis + 52}M884 ${axis - 52}V${axis + 52}M1262 ${axis - 27}V${axis + 27}M1186 ${axis - 50}V${axis + 50}`),
    solid(collar, '#8ea3a2', { tone: down({ light: 0.5 }, {}, { shade: 0.7 }) }),
    clipped(collar, line(hatch({ x: 786, y: axis - 47, width: 44, height: 94 }, 0, 9), 2.2)),
    solid(circle(946, axis - 4, 17), steel, { strokeWidth: 3 }),
    line(`M935 ${axis + 5}L957 ${axis - 13}`, 4),
    solid(roundRect(1188, axis - 72, 36, 26, 6), '#8ea3a2', { tone: across('left', {}, { shade: 0.6 }) }),
  ];
}

function tail(): Drawing {
  const fin = (s: number) => `M1280 ${axis + s * 18}C1310 ${axis + s * 60} 1352 ${axis + s * 116} 1396 ${axis + s * 128}H1444C1426 ${axis + s * 90} 1420 ${axis + s * 50} 1424 ${axis + s * 4}H1300Z`;
  return [
    solid(fin(-1), inks.sun, { tone: across('left', { shade: 0.3 }, {}, { light: 0.3 }) }),
    solid(fin(1), inks.amber, { tone: across('left', { shade: 0.55 }, { shade: 0.2 }) }),
    clipped(fin(1), line(hatch({ x: 1280, y: axis, width: 170, height: 130 }, 52, 12), weights.fine)),
    solid(roundRect(1296, axis - 8, 158, 16, 6), '#8ea3a2'),
  ];
}

/** Three blades of a screw: one above, one below, one towards the eye. */
function propeller(): Drawing {
  const above = `M664 ${axis - 36}C634 ${axis - 84} 616 ${axis - 150} 648 ${axis - 190}C672 ${axis - 214} 722 ${axis - 204} 744 ${axis - 168}C774 ${axis - 122} 784 ${axis - 78} 778 ${axis - 36}Z`;
  const fold = `M648 ${axis - 190}C672 ${axis - 214} 722 ${axis - 204} 744 ${axis - 168}C774 ${axis - 122} 784 ${axis - 78} 778 ${axis - 36}H736C738 ${axis - 96} 706 ${axis - 160} 648 ${axis - 190}Z`;
  const under = `M664 ${axis + 36}C640 ${axis + 70} 620 ${axis + 130} 640 ${axis + 176}C662 ${axis + 212} 716 ${axis + 208} 746 ${axis + 170}C776 ${axis + 126} 786 ${axis + 84} 778 ${axis + 36}Z`;
  const front = `M648 ${axis - 14}C632 ${axis + 34} 640 ${axis + 92} 688 ${axis + 112}C744 ${axis + 106} 784 ${axis + 54} 784 ${axis + 2}C762 ${axis + 34} 700 ${axis + 30} 648 ${axis - 14}Z`;
  const hub = `M592 ${axis}C600 ${axis - 26} 640 ${axis - 38} 690 ${axis - 39}H790V${axis + 39}H690C640 ${axis + 38} 600 ${axis + 26} 592 ${axis}Z`;
  return [
    solid(under, '#7c9a9b', { tone: across('left', { shade: 0.3 }, { shade: 0.75 }) }),
    clipped(under, line(hatch({ x: 620, y: axis + 30, width: 170, height: 190 }, -58, 11), weights.fine)),
    solid(above, '#d9e3dd', { tone: across('left', { light: 0.5 }, {}) }),
    clipped(above, [
      { d: fold, fill: '#93acab', tone: across('left', { shade: 0.2 }, { shade: 0.65 }) },
      line(`M648 ${axis - 190}C706 ${axis - 160} 738 ${axis - 96} 736 ${axis - 36}`),
    ]),
    solid(hub, steel, { tone: down({ light: 0.6 }, {}, { shade: 0.7 }) }),
    line(`M668 ${axis - 38}V${axis + 38}`),
    solid(front, '#c8d6d1', { tone: down({ light: 0.4 }, {}, { shade: 0.55 }) }),
    line(`M664 ${axis + 18}C680 ${axis + 66} 716 ${axis + 72} 768 ${axis + 40}`, weights.fine),
  ];
}

function clamp(): Drawing {
  const y = axis;
  return [
    solid(roundRect(rod - 56, y - 74, 112, 148, 14), inks.sun, { tone: across('left', { light: 0.35 }, {}, { shade: 0.5 }) }),
    line(`M${rod - 56} ${y - 46}h112M${rod - 56} ${y + 46}h112`),
    solid(`M${rod - 12} ${y - 12}L${rod - 40} ${y - 26}C${rod - 60} ${y - 30} ${rod - 60} ${y + 6} ${rod - 40} ${y + 6}L${rod - 12} ${y + 12}Z`, steel, { strokeWidth: 4 }),
    solid(`M${rod + 12} ${y - 12}L${rod + 40} ${y - 6}C${rod + 60} ${y - 6} ${rod + 60} ${y + 30} ${rod + 40} ${y + 26}L${rod + 12} ${y + 12}Z`, steel, { strokeWidth: 4, tone: flat({ shade: 0.35 }) }),
    solid(circle(rod, y, 19), steel, { tone: across('left', { light: 0.4 }, { shade: 0.4 }) }),
    line(`M${rod - 9} ${y - 7}L${rod + 9} ${y + 7}`),
  ];
}

/** The propeller as the water sees it, in a round window. */
function face(): Drawing {
  const [x, y, r] = [552, 226, 112];
  const blade = `M-10 -22C-60 -42 -70 -84 -34 -92C2 -98 34 -70 26 -14Z`;
  return [
    { d: circle(x, y, r), fill: '#fbf6e8', stroke: inks.ink, strokeWidth: weights.outline, tone: flat({ shade: 0.02 }) },
    {
      transform: `translate(${x} ${y})`,
      children: [
        [0, 120, 240].map((turn) => ({
          transform: `rotate(${turn})`,
          children: [
            solid(blade, '#c8d6d1', { strokeWidth: 4, tone: across('left', { light: 0.3 }, { shade: 0.55 }) }),
            line('M-4 -26C-24 -44 -34 -66 -30 -86M8 -24C4 -48 -6 -70 -16 -88', weights.fine),
          ],
        })),
        solid(circle(0, 0, 25), steel, { strokeWidth: 4 }),
        solid(circle(0, 0, 9), inks.ink),
      ],
    },
    { d: circle(x, y, 97), stroke: inks.ink, strokeWidth: 1.8, dash: '8 8' },
    words('Ø 125 mm', 'text', 29, x + r + 14, y - 50, 'start'),
    line(`M${x + 84} ${y - 60}h20`, 2),
  ];
}
