/** A mirror stereoscope over a pair of aerial photographs: how two flat pictures become a valley. */
import { across, type Drawing, down, flat, glow } from '../../press/drawing';
import { circle, ellipse, type Point, polygon, rect, roundRect, smooth } from '../../press/paths';
import { createRandom } from '../../press/random';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, words } from '../pen';
import type { Plate } from '../plate';

const middle = 960;
/** 19 pixels are a centimetre. */
const centimetre = 19;
const steel = '#c4d0cc';
const dark = '#2b4640';
const enamel = '#3f5f57';
/** Height of the light between the mirrors; the outer mirrors stand so far from the middle. */
const level = 300;
const far = 400;

export const stereoscope: Plate = {
  programme: 'bachelor-amenagement-durable',
  number: 19,
  title: 'Stéréoscope à miroirs',
  parts: ['oculaires', 'prismes', 'miroir', 'pied pliant', 'trajet de la lumière', 'couple de photographies'],
  describes:
    'un stéréoscope à miroirs sur deux photographies aériennes ; chaque œil voit la sienne, et la vallée paraît en relief',
  tone: inks.slate,
  draw: () => [
    desk(),
    photograph(-1),
    photograph(1),
    legs(),
    body(),
    light(),
    mirrors(),
    eyes(),
    lettered('a', [1090, 156], [middle + 74, 196]),
    lettered('b', [middle, 470], [middle + 40, 334]),
    lettered('c', [1436, 180], [middle + far + 6, 276]),
    lettered('d', [452, 500], [530, 526]),
    lettered('e', [690, 520], [middle - far, 556]),
    lettered('f', [600, 984], [650, 886]),
    scaleBar(middle - 5 * centimetre, 992, 10 * centimetre, '10 cm'),
  ],
};

function desk(): Drawing {
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#e8e3cf', tone: down({ light: 0.3 }, {}) },
    // Shelves of rolled plans.
    { d: `${rect(0, 120, 330, 14)}${rect(0, 330, 330, 14)}${rect(1590, 120, 340, 14)}${rect(1590, 330, 340, 14)}`, fill: '#c9a469', tone: flat({ shade: 0.1 }) },
    [
      [30, 120],
      [96, 120],
      [168, 120],
      [70, 330],
      [140, 330],
      [232, 330],
      [1650, 120],
      [1720, 120],
      [1860, 120],
      [1640, 330],
      [1700, 330],
      [1790, 330],
    ].map(([cx = 0, top = 0], i) => [
      { d: circle(cx, top - 27, 26), fill: ['#d9d2b6', '#c6d1c8', '#dcc7a4'][i % 3] ?? '#fff', stroke: '#9a937a', strokeWidth: 3 },
      { d: circle(cx, top - 27, 13), stroke: '#9a937a', strokeWidth: 2.4 },
    ]),
    { d: rect(0, 560, 1920, 460), fill: '#c99f66', tone: down({ light: 0.14 }, {}, { shade: 0.26 }) },
    line('M0 560H1920', 3, '#7c5233'),
    line('M0 640H420M1540 616H1920M0 760H300M1610 800H1920M120 900H410M1500 930H1920', 1.8, '#a87c47'),
  ];
}

/** The same valley from two places: what is high moves most between them. */
function photograph(side: -1 | 1): Drawing {
  const [cx, top, w, h] = [middle + side * 262, 590, 470, 330];
  const left = cx - w / 2;
  const frame = rect(left, top, w, h);
  const shift = (height: number) => -side * height;
  const p = (x: number, y: number, height = 0): Point => [left + x + shift(height), top + y];
  const random = createRandom('valley');
  const river: Point[] = [p(-10, 250), p(60, 230), p(120, 262), p(200, 240), p(250, 190), p(330, 200), p(390, 250), p(480, 228)];
  const road: Point[] = [p(-10, 150, 2), p(90, 160, 2), p(180, 150, 2), p(300, 120, 3), p(400, 140, 3), p(480, 110, 4)];
  const trees = Array.from({ length: 70 }, () => {
    const [x, y] = [random.between(10, 460), random.between(12, 92)];
    const [a, b] = p(x, y, 14 - y / 9);
    return circle(a, b, random.between(5, 11));
  });
  const hedge = (points: Point[]) => ({ d: smooth(points), stroke: '#4b4f42', strokeWidth: 7, dash: '2 11' });
  const field = (points: Point[], fill: string) => ({ d: polygon(...points), fill, stroke: '#8b8a78', strokeWidth: 1.6 });
  const houses = [
    [200, 166], [228, 176], [252, 158], [280, 172], [306, 152], [226, 140], [262, 132], [330, 166],
  ] as const;
  return [
    { d: rect(left + 12, top + 14, w, h), tone: flat({ shade: 0.4 }) },
    solid(rect(left - 12, top - 12, w + 24, h + 24), '#fbf8f1', { strokeWidth: 4 }),
    { d: frame, fill: '#c3c0aa', tone: flat({ shade: 0.05 }) },
    clipped(frame, [
      field([p(-10, 100, 4), p(110, 96, 4), p(120, 150, 2), p(-10, 146, 2)], '#d6d3bd'),
      field([p(110, 96, 4), p(250, 90, 4), p(236, 118, 3), p(120, 150, 2)], '#b5b29b'),
      field([p(330, 100, 4), p(490, 80, 5), p(490, 106, 4), p(400, 138, 3)], '#dedbc8'),
      field([p(-10, 170, 2), p(90, 176, 2), p(60, 222), p(-10, 240)], '#aaa790'),
      field([p(320, 280, 1), p(490, 262, 1), p(490, 374, 3), p(340, 374, 3)], '#d0cdb6'),
      field([p(150, 290, 1), p(310, 282, 1), p(330, 374, 3), p(160, 374, 3)], '#b0ad95'),
      field([p(-10, 300, 1), p(140, 292, 1), p(150, 374, 3), p(-10, 374, 3)], '#dad7c2'),
      line(hatch({ x: left + 330, y: top + 270, width: 160, height: 110 }, 78, 12), 1.4, '#a3a08a'),
      line(hatch({ x: left - 10, y: top + 290, width: 150, height: 90 }, 12, 12), 1.4, '#aeab95'),
      { d: `M${left - 30} ${top - 10}H${left + w + 30}L${p(480, 84, 8).join(' ')}C${p(360, 110, 8).join(' ')} ${p(160, 70, 8).join(' ')} ${p(-10, 96, 8).join(' ')}Z`, fill: '#8a8b78', tone: down({ shade: 0.24 }, { shade: 0.05 }) },
      { d: trees.join(''), fill: '#5f6456', stroke: '#3e443a', strokeWidth: 1.6 },
      line(smooth(river), 19, '#5c6664'),
      line(smooth(river), 13, '#98a5a4'),
      line(smooth(road), 8, '#7a7868'),
      line(smooth(road), 4.6, '#efecdf'),
      line(smooth([p(262, 134, 3), p(256, 204), p(270, 290), p(320, 380)]), 4, '#efecdf'),
      hedge([p(120, 150, 2), p(90, 176, 2), p(60, 222)]),
      hedge([p(310, 282, 1), p(330, 374, 3)]),
      hedge([p(140, 292, 1), p(150, 374, 3)]),
      houses.map(([x, y]) => {
        const [a, b] = p(x, y, 7);
        return [
          { d: polygon([a + 2, b + 3], [a + 22, b - 3], [a + 26, b + 10], [a + 6, b + 16]), fill: '#3e443a' },
          { d: polygon([a - 2, b], [a + 16, b - 6], [a + 20, b + 4], [a + 3, b + 10]), fill: '#f4f1e6', stroke: '#3e443a', strokeWidth: 1.8 },
        ];
      }),
    ]),
    { d: frame, stroke: inks.ink, strokeWidth: 3 },
    // Fiducial marks, and the number of the picture.
    line([[cx, top], [cx, top + h]].map(([x = 0, y = 0]) => `M${x - 9} ${y}h18M${x} ${y - 9}v18`).join(''), 2.6, '#fbf8f1'),
    { d: rect(left + 12, top + h - 40, 76, 28), fill: '#fbf8f1' },
    words(side < 0 ? '1 284' : '1 285', 'strong', 22, left + 50, top + h - 18),
  ];
}

function legs(): Drawing {
  return [-1, 1].map((s) => {
    const d = polygon([middle + s * 330, 372], [middle + s * 356, 372], [middle + s * 486, 600], [middle + s * 466, 606]);
    return [
      { d: ellipse(middle + s * 478, 610, 34, 8), tone: flat({ shade: 0.5 }) },
      solid(d, steel, { tone: across('left', { light: 0.4 }, {}, { shade: 0.5 }) }),
      solid(roundRect(middle + s * 476 - 20, 594, 40, 16, 7), dark, { strokeWidth: 3.4 }),
      solid(circle(middle + s * 344, 378, 13), '#8ea3a2', { strokeWidth: 3.4 }),
    ];
  });
}

/** Beam of the instrument, cut open in front so that the mirrors are seen. */
function body(): Drawing {
  const outline = `M${middle - 470} 396L${middle - 470} 330L${middle - 372} 214H${middle - 130}L${middle - 96} 244H${middle + 96}L${middle + 130} 214H${middle + 372}L${middle + 470} 330V396H${middle + 330}L${middle + 300} 366H${middle - 300}L${middle - 330} 396Z`;
  const inside = `M${middle - 446} 382V336L${middle - 362} 236H${middle - 138}L${middle - 104} 264H${middle + 104}L${middle + 138} 236H${middle + 362}L${middle + 446} 336V382H${middle + 340}L${middle + 310} 346H${middle - 310}L${middle - 340} 382Z`;
  return [
    solid(outline, enamel, { tone: across('left', { light: 0.3 }, {}, { shade: 0.4 }) }),
    clipped(outline, line(hatch({ x: middle - 480, y: 200, width: 960, height: 200 }, 45, 12), 1.6)),
    solid(inside, '#fbf3df', { strokeWidth: 3.4, tone: flat({ shade: 0.03 }) }),
  ];
}

/** From the photograph up to the mirror, across to the prism, up to the eye. */
function light(): Drawing {
  return [-1, 1].map((s) => {
    const [a, b] = [middle + s * far, middle + s * 62];
    const arrows = `M${a - 8} 470L${a} 456L${a + 8} 470M${middle + s * 244 + s * 8} ${level - 8}L${middle + s * 236} ${level}L${middle + s * 244 + s * 8} ${level + 8}`;
    return [line(`M${a} 760V${level}H${b}V96`, 4.4, '#b5371f'), line(arrows, 4, '#b5371f'), { d: circle(a, 760, 7), fill: '#b5371f' }];
  });
}

function mirrors(): Drawing {
  return [-1, 1].map((s) => {
    const at = (dx: number, y: number): Point => [middle + s * dx, y];
    const glass = polygon(at(far - 66, 234), at(far - 50, 220), at(far + 82, 352), at(far + 66, 368));
    const prism = polygon(at(98, level + 44), at(20, level + 44), at(98, level - 40));
    return [
      solid(glass, '#b8d6dc', { tone: flat({ light: 0.2 }) }),
      line(polygon(at(far - 46, 216), at(far + 86, 348)), 6, dark),
      line([0.2, 0.4, 0.6, 0.8].map((t) => { const [x, y] = [far - 50 + 132 * t, 220 + 132 * t]; return polygon(at(x, y), at(x + 14, y - 4)); }).join(''), 2.4),
      solid(prism, '#cfe6e8', { strokeWidth: 4, tone: flat({ light: 0.25 }) }),
      clipped(prism, line(hatch({ x: Math.min(middle + s * 20, middle + s * 98), y: level - 40, width: 78, height: 84 }, s * 45, 14), 1.6, '#3d86a6')),
    ];
  });
}

/** Two oculars, as far apart as eyes are. */
function eyes(): Drawing {
  return [-1, 1].map((s) => {
    const cx = middle + s * 62;
    const tube = roundRect(cx - 38, 158, 76, 96, 8);
    return [
      solid(tube, dark, { tone: across('left', { light: 0.35 }, {}, { shade: 0.5 }) }),
      line(Array.from({ length: 9 }, (_, i) => `M${cx - 28 + i * 7} 196V240`).join(''), 2.4, '#6f8d84'),
      line(`M${cx - 38} 188H${cx + 38}`, 3),
      solid(`M${cx - 50} 160C${cx - 50} 138 ${cx - 44} 128 ${cx - 34} 124H${cx + 34}C${cx + 44} 128 ${cx + 50} 138 ${cx + 50} 160Z`, '#22302c', { tone: across('left', { light: 0.25 }, { shade: 0.3 }) }),
      solid(ellipse(cx, 126, 26, 6), '#8fc0cf', { strokeWidth: 3, tone: glow(cx - 8, 124, 26, { light: 0.5 }, { shade: 0.2 }) }),
      line(`M${cx} 120V96M${cx - 8} 110L${cx} 96L${cx + 8} 110`, 4, '#b5371f'),
    ];
  });
}
