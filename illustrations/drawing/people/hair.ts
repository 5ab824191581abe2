/** Hair: what falls behind the shoulders, and what frames the face. */
import { scallop } from '../elements/leaves';
import { darken, lighten } from '../press/colour';
import { across, type Drawing, fall, flat } from '../press/drawing';
import { bend, circle, type Point, ribbon } from '../press/paths';
import { crownY, cx } from './head';
import type { Hair, Sitter } from './sitter';

export const strand = (points: Point[], thick: number) =>
  ribbon(points, (t) => thick * Math.sin(Math.PI * (0.08 + t * 0.86)) ** 0.6);

/** Behind head and neck. */
export function backHair(sitter: Sitter): Drawing {
  const { hair, head, random, hairColour } = sitter;
  const w = head.half;
  const colour = darken(hairColour, 0.18);
  const tone = fall(300, 760, { light: 0.06 }, { shade: 0.3 }, { shade: 0.5 });
  const body = (d: string): Drawing => ({ d, fill: colour, tone });
  if (hair === 'long')
    return body(
      `M${cx - w - 20} 330C${cx - w - 40} 520 ${cx - w - 34} 690 ${cx - w - 46} 800L${cx + w + 46} 800C${cx + w + 34} 690 ${cx + w + 40} 520 ${cx + w + 20} 330Z`,
    );
  if (hair === 'wavy') {
    const side = (s: number) =>
      Array.from({ length: 6 }, (_, i) =>
        scallop(random, cx + s * (w + 14 + (i % 2) * 22), 390 + i * 66, 62, 62, 9),
      ).join('');
    return body(`${side(-1)}${side(1)}M${cx - w} 330L${cx + w} 330L${cx + w} 690L${cx - w} 690Z`);
  }
  if (hair === 'bob')
    return body(
      `M${cx - w - 26} 330C${cx - w - 44} 460 ${cx - w - 40} 560 ${cx - w - 8} 598L${cx + w + 8} 598C${cx + w + 40} 560 ${cx + w + 44} 460 ${cx + w + 26} 330Z`,
    );
  if (hair === 'braids') {
    const plait = (s: number) =>
      Array.from({ length: 9 }, (_, i) =>
        circle(cx + s * (w + 6 + i * 3.4), 470 + i * 37, 27 - i * 1.2),
      ).join('');
    return body(plait(-1) + plait(1));
  }
  if (hair === 'ponytail') {
    const s = head.turn > 0 ? -1 : 1;
    return body(
      strand(bend([cx + s * w * 0.6, 270], [cx + s * (w + 150), 330], [cx + s * (w + 66), 690], 12), 108),
    );
  }
  if (hair === 'afro')
    return {
      d: scallop(random, cx, 352, w + 86, 186, 22),
      fill: hairColour,
      tone: fall(170, 520, { light: 0.24 }, { shade: 0.1 }, { shade: 0.5 }),
    };
  if (hair === 'curls') return body(scallop(random, cx, 356, w + 40, 150, 18));
  if (hair === 'bun')
    return {
      d: circle(cx - head.turn * 26, crownY - 34, 62),
      fill: hairColour,
      tone: across(sitter.lit, { light: 0.4 }, {}, { shade: 0.5 }),
    };
  return [];
}

/** Over the forehead and temples. */
export function frontHair(sitter: Sitter): Drawing {
  const { hair, hairColour, lit } = sitter;
  const tone = across(lit, { light: 0.4 }, { light: 0.05 }, { shade: 0.2 }, { shade: 0.55 });
  const locks = fronts[hair]?.(sitter) ?? [];
  const shine = shines(sitter);
  return [
    locks.map((d) => ({ d, fill: hairColour, tone })),
    shine ? { d: shine, fill: lighten(hairColour, 0.2), opacity: 0.55, tone: flat({ light: 0.2 }) } : [],
  ];
}

/** A cap of hair: from temple to temple, down to `low`, its edge over the forehead at `brow`. */
function cap({ head }: Sitter, low: number, brow: number, lift: number, parting = 0): string {
  const w = head.half;
  const p = cx + parting * w;
  return (
    `M${cx - w - 8} ${low}C${cx - w - 26} 250 ${cx - w * 0.6} ${crownY - lift} ${cx} ${crownY - lift}` +
    `C${cx + w * 0.6} ${crownY - lift} ${cx + w + 26} 250 ${cx + w + 8} ${low}` +
    `C${cx + w - 4} ${low - 50} ${cx + w * 0.94} ${brow + 24} ${cx + w * 0.74} ${brow + 8}` +
    `Q${p + w * 0.3} ${brow - 6} ${p} ${brow - 34}Q${p - w * 0.3} ${brow - 2} ${cx - w * 0.74} ${brow + 8}` +
    `C${cx - w * 0.94} ${brow + 24} ${cx - w + 4} ${low - 50} ${cx - w - 8} ${low}Z`
  );
}

/** Locks laid one over another. */
const fronts: Partial<Record<Hair, (sitter: Sitter) => string[]>> = {
  crop: (s) => [cap(s, 392, 312, 12, 0.1)],
  parted: (s) => {
    const way = s.head.turn > 0 ? 1 : -1;
    const w = s.head.half;
    return [
      cap(s, 400, 316, 26, way * -0.42),
      `M${cx - way * w * 0.62} 312C${cx - way * w * 0.66} ${crownY - 62} ${cx + way * w} ${crownY - 56} ${cx + way * (w + 12)} 336C${cx + way * w * 0.76} 306 ${cx} 284 ${cx - way * w * 0.62} 312Z`,
    ];
  },
  curls: (s) =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = Math.PI * (1.04 + (i / 8) * 0.92);
      return scallop(
        s.random,
        cx + Math.cos(angle) * (s.head.half + 6),
        352 + Math.sin(angle) * 116,
        44,
        40,
        8,
      );
    }),
  afro: (s) =>
    Array.from({ length: 11 }, (_, i) => {
      const angle = Math.PI * (0.98 + (i / 10) * 1.04);
      return scallop(
        s.random,
        cx + Math.cos(angle) * (s.head.half + 22),
        350 + Math.sin(angle) * 122,
        48,
        44,
        8,
      );
    }),
  long: (s) => [...curtain(s, 640), cap(s, 470, 330, 30, s.head.turn * -0.2)],
  wavy: (s) => [...curtain(s, 560), cap(s, 450, 332, 34, s.head.turn * 0.3)],
  bob: (s) => {
    const w = s.head.half;
    return [
      ...curtain(s, 588),
      cap(s, 470, 340, 28, 0),
      `M${cx - w * 0.92} 296Q${cx} 272 ${cx + w * 0.92} 296L${cx + w * 0.88} 366Q${cx} 338 ${cx - w * 0.88} 366Z`,
    ];
  },
  bun: (s) => [cap(s, 392, 318, 18, s.head.turn * 0.2)],
  ponytail: (s) => [cap(s, 394, 318, 18, s.head.turn * -0.3)],
  braids: (s) => [cap(s, 430, 322, 20, 0)],
  pixie: (s) => {
    const way = s.head.turn > 0 ? -1 : 1;
    const w = s.head.half;
    return [
      cap(s, 418, 318, 24, way * 0.3),
      `M${cx - way * w * 0.95} 344Q${cx - way * w * 0.2} 252 ${cx + way * w * 0.78} 268Q${cx + way * w * 0.1} 332 ${cx - way * w * 0.7} 362Z`,
    ];
  },
  receding: ({ head }) =>
    [-1, 1].map(
      (s) =>
        `M${cx + s * (head.half + 10)} 424C${cx + s * (head.half + 30)} 330 ${cx + s * (head.half + 4)} 286 ${cx + s * head.half * 0.78} 272C${cx + s * head.half * 0.86} 320 ${cx + s * head.half * 0.94} 360 ${cx + s * (head.half - 6)} 404Z`,
    ),
};

/** Hair that falls beside the cheeks. */
function curtain({ head }: Sitter, low: number): string[] {
  const w = head.half;
  return [-1, 1].map(
    (s) =>
      `M${cx + s * w * 0.8} 320C${cx + s * (w + 4)} 400 ${cx + s * (w - 14)} 500 ${cx + s * (w - 8)} ${low}C${cx + s * (w + 34)} ${low + 6} ${cx + s * (w + 46)} 430 ${cx + s * (w + 14)} 310Z`,
  );
}

function shines({ hair, head, lit }: Sitter): string {
  if (['receding', 'afro', 'curls', 'crop'].includes(hair)) return '';
  const s = lit === 'left' ? -1 : 1;
  return [0, 1, 2]
    .map((i) =>
      strand(
        bend(
          [cx + s * (22 + i * 24), crownY - 4 + i * 10],
          [cx + s * (58 + i * 20), crownY + 8 + i * 14],
          [cx + s * (head.half * 0.66 + i * 12), 296 + i * 10],
          6,
        ),
        7 - i,
      ),
    )
    .join('');
}
