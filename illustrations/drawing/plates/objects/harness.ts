/** A harness hung up before it is checked, and the connector it hangs from. */
import { across, type Drawing, down, flat } from '../../press/drawing';
import { circle, ellipse, polygon, rect, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { clipped, hatch, lettered, line, scaleBar, solid, weights } from '../pen';
import type { Plate } from '../plate';

const x = 930;
const web = inks.clay;
const dark = '#2b3d48';
const steel = '#c4d0cc';
/** 7 pixels are a centimetre. */
const centimetre = 7;

export const harness: Plate = {
  programme: 'bts-maintenance-eolienne',
  number: 11,
  title: 'Harnais antichute',
  parts: ['mousqueton', 'anneau dorsal', 'bretelles', 'anneau sternal', 'ceinture', 'cuissards', 'absorbeur'],
  describes: 'un harnais antichute suspendu, comme on le vérifie à deux avant de monter dans une éolienne',
  tone: inks.amber,
  draw: () => [
    wind(),
    rope(),
    back(),
    legs(),
    belt(),
    shoulders(),
    lanyard(),
    karabiner(x, 150, 1),
    lettered('a', [720, 152], [884, 170]),
    lettered('b', [1130, 250], [960, 244]),
    lettered('c', [640, 400], [784, 420]),
    lettered('d', [1130, 426], [957, 508]),
    lettered('e', [640, 600], [754, 620]),
    lettered('f', [620, 816], [752, 810]),
    lettered('g', [1440, 660], [1346, 640]),
    scaleBar(500, 956, 20 * centimetre, '20 cm'),
  ],
};

/** Hills with turbines on either side, none behind the harness. */
function wind(): Drawing {
  return [
    { d: rect(0, 0, 1920, 1012), fill: '#f5e3b8', tone: down({ light: 0.3 }, {}) },
    { d: 'M-20 620C260 560 560 640 960 600S1600 560 1940 620V1020H-20Z', fill: '#e6d08f', tone: flat({ shade: 0.03 }) },
    turbine(230, 640, 1, 12),
    turbine(1700, 630, 1.05, 46),
    turbine(70, 650, 0.62, 70),
    turbine(1862, 640, 0.6, 100),
    { d: 'M-20 760C260 700 560 790 960 740S1600 700 1940 764V1020H-20Z', fill: '#c6cf8a', tone: flat({ shade: 0.08 }) },
    { d: 'M-20 880C260 840 560 910 960 870S1600 830 1940 884V1020H-20Z', fill: '#9db36a', tone: flat({ shade: 0.14 }) },
  ];
}

function turbine(tx: number, foot: number, size: number, turn: number): Drawing {
  const blade = 'M-5 0C-16 -30 -14 -70 -4 -210L2 -210C6 -120 9 -60 5 0Z';
  return {
    transform: `translate(${tx} ${foot - 380 * size}) scale(${size})`,
    children: [
      solid(polygon([-7, 0], [7, 0], [13, 440], [-13, 440]), '#fbf8f1', { strokeWidth: 3, tone: across('left', { light: 0.2 }, { shade: 0.34 }) }),
      [0, 120, 240].map((angle) => ({
        transform: `rotate(${turn + angle})`,
        children: solid(blade, '#fbf8f1', { strokeWidth: 3, tone: across('left', {}, { shade: 0.3 }) }),
      })),
      solid(circle(0, 0, 13), '#fbf8f1', { strokeWidth: 3 }),
    ],
  };
}

function rope(): Drawing {
  const way = `M${x} -10V96`;
  return [line(way, 26), line(way, 18, '#f4efe0'), { ...line(way, 18, '#14567f'), dash: '10 16' }];
}

/** Webbing: an edge of ink, its colour, two rows of stitches. */
function webbing(d: string, colour: string = web, wide = 34): Drawing {
  return [line(d, wide + 10), line(d, wide, colour), { ...line(d, wide - 14, '#f3e3bd'), dash: '2 11', opacity: 0.7 }, line(d, wide - 19, colour)];
}

const shoulder = (s: 1 | -1) =>
  `M${x + s * 20} 300C${x + s * 70} 262 ${x + s * 132} 276 ${x + s * 150} 340C${x + s * 164} 400 ${x + s * 100} 440 ${x + s * 84} 500C${x + s * 72} 556 ${x + s * 110} 590 ${x + s * 128} 620`;

/** What one sees through: the inside of the belt and of the leg loops, the straps of the back. */
function back(): Drawing {
  return [
    webbing(`M${x - 16} 312C${x - 40} 400 ${x - 80} 520 ${x - 96} 600`, dark, 30),
    webbing(`M${x + 16} 312C${x + 40} 400 ${x + 80} 520 ${x + 96} 600`, dark, 30),
    webbing(`M${x - 172} 616C${x - 120} 580 ${x + 120} 580 ${x + 172} 616`, dark, 44),
    ([-1, 1] as const).map((s) => webbing(`M${x + s * 150} 660C${x + s * 196} 730 ${x + s * 210} 820 ${x + s * 170} 880`, dark, 30)),
  ];
}

function legs(): Drawing {
  return ([-1, 1] as const).map((s) => {
    const pad = `M${x + s * 22} 838C${x + s * 50} 902 ${x + s * 130} 930 ${x + s * 184} 872`;
    return [
      webbing(`M${x + s * 36} 660C${x + s * 36} 730 ${x + s * 34} 800 ${x + s * 28} 842`),
      webbing(`M${x + s * 120} 656C${x + s * 70} 720 ${x + s * 34} 780 ${x + s * 26} 836`, web, 26),
      line(pad, 66),
      line(pad, 54, dark),
      { ...line(pad, 40, '#6f8790'), dash: '2 12' },
      line(pad, 34, dark),
      webbing(pad, web, 26),
      // Its buckle.
      {
        transform: `translate(${x + s * 36} 752)`,
        children: [
          solid(roundRect(-30, -28, 60, 56, 8), steel, { tone: across('left', { light: 0.35 }, {}, { shade: 0.55 }) }),
          solid(roundRect(-18, -14, 36, 28, 4), web, { strokeWidth: 3 }),
          line('M-18 0H18', 5),
        ],
      },
    ];
  });
}

function belt(): Drawing {
  const front = `M${x - 178} 612C${x - 150} 668 ${x + 150} 668 ${x + 178} 612`;
  return [
    line(front, 74),
    line(front, 62, dark),
    { ...line(front, 48, '#6f8790'), dash: '2 14' },
    line(front, 42, dark),
    webbing(front, web, 32),
    solid(roundRect(x - 44, 624, 88, 62, 10), steel, { tone: across('left', { light: 0.35 }, {}, { shade: 0.55 }) }),
    solid(roundRect(x - 26, 638, 52, 34, 5), web, { strokeWidth: 3 }),
    line(`M${x} 638v34`, 6),
    [-1, 1].map((s) => ring(x + s * 176, 622, s * 74)),
  ];
}

/** A D of forged steel. */
function ring(rx: number, ry: number, turn: number, size = 1): Drawing {
  const d = 'M-26 0H26C26 40 14 62 0 62S-26 40 -26 0Z';
  return {
    transform: `translate(${rx} ${ry}) rotate(${turn}) scale(${size})`,
    children: [line(d, 20), line(d, 12, steel), line('M-20 12C-16 36 -8 50 2 52', 3, '#ffffff')],
  };
}

function shoulders(): Drawing {
  return [
    ([-1, 1] as const).map((s) => webbing(shoulder(s))),
    // The plate of the back, where both cross, and its ring above.
    ring(x, 286, 180, 1.25),
    solid(`M${x - 50} 286H${x + 50}L${x + 34} 342H${x - 34}Z`, dark, { tone: across('left', { light: 0.2 }, { shade: 0.5 }) }),
    line(`M${x - 30} 300H${x + 30}M${x - 24} 328H${x + 24}`, 2, '#8fa6ad'),
    // Across the chest.
    webbing(`M${x - 96} 470H${x + 96}`, web, 30),
    [-1, 1].map((s) => solid(roundRect(x + s * 96 - 26, 446, 52, 50, 8), steel, { tone: across('left', { light: 0.3 }, { shade: 0.5 }) })),
    ring(x, 470, 0, 1.1),
    solid(roundRect(x - 34, 450, 68, 36, 8), dark, { strokeWidth: 4 }),
    // Adjusters of the shoulder straps.
    ([-1, 1] as const).map((s) => ({
      transform: `translate(${x + s * 146} 384) rotate(${s * 14})`,
      children: [solid(roundRect(-28, -16, 56, 32, 6), steel, { tone: across('left', { light: 0.3 }, { shade: 0.5 }) }), line('M-18 0H18', 5)],
    })),
    [-1, 1].map((s) => solid(roundRect(x + s * 80 - 17, 548, 34, 26, 4), '#fbf8f1', { strokeWidth: 3 })),
  ];
}

/** From the ring of the chest to the shock absorber and its hook. */
function lanyard(): Drawing {
  const first = `M${x + 6} 536C${x + 60} 580 ${x + 240} 470 ${x + 330} 520C${x + 376} 546 ${x + 386} 560 ${x + 390} 590`;
  const pack = roundRect(1280, 588, 84, 150, 12);
  const last = 'M1322 740C1326 780 1318 800 1322 826';
  return [
    line(first, 26),
    line(first, 18, inks.sun),
    { ...line(first, 18, inks.amber), dash: '8 14' },
    solid(pack, '#e3ded0', { tone: across('left', { light: 0.3 }, {}, { shade: 0.45 }) }),
    clipped(pack, [
      { d: rect(1270, 634, 110, 58), fill: inks.sun },
      line(hatch({ x: 1330, y: 588, width: 34, height: 150 }, 80, 9), weights.fine),
      line('M1280 634h84M1280 692h84', 3),
    ]),
    line('M1300 664l22 -18l22 18M1322 648v32', 4),
    line(last, 26),
    line(last, 18, inks.sun),
    karabiner(1322, 880, 0.86),
  ];
}

/** A connector with a screwed gate. */
function karabiner(kx: number, ky: number, size: number): Drawing {
  const frame = 'M-30 -62C-30 -92 30 -92 40 -58L44 40C44 92 -16 104 -36 62Z';
  return {
    transform: `translate(${kx} ${ky}) scale(${size})`,
    children: [
      line(frame, 30),
      line(frame, 20, '#e0a33a'),
      line('M-20 -70C-10 -80 18 -80 28 -58L32 30', 4, '#fff0b8'),
      line('M-32 -52L-36 56', 30),
      line('M-32 -52L-36 56', 20, steel),
      solid(roundRect(-50, -34, 32, 66, 6), '#8ea3a2', { strokeWidth: 4, tone: across('left', { light: 0.35 }, { shade: 0.5 }) }),
      line(Array.from({ length: 7 }, (_, i) => `M-48 ${-26 + i * 8.4}h28`).join(''), 2),
      { d: ellipse(-34, 56, 5, 5), fill: inks.ink },
    ],
  };
}
