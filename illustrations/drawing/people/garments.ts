/** Each garment, cut from the same pattern. */
import { darken, lighten, mix } from '../press/colour';
import { type Drawing, down, fall, flat } from '../press/drawing';
import { bend, circle, polygon, rect, ribbon, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import { cx } from './head';
import { body, type Parts } from './pattern';
import type { Garment } from './sitter';

export const garments: Record<Garment, (parts: Parts) => Drawing> = {
  jumper: ({ cloth, base, sleeves }) => [
    base(cloth, 60),
    {
      d: ribbon(bend([cx - 80, 680], [cx, 790], [cx + 80, 680], 12), () => 22),
      fill: darken(cloth, 0.16),
      tone: flat({ shade: 0.14 }),
    },
    sleeves,
  ],
  shirt: ({ cloth, accent, base, sleeves }) => {
    const pale = mix(accent, inks.paper, 0.45);
    return [
      base(pale, 40),
      { d: rect(cx - 3, 742, 6, 250), fill: darken(pale, 0.22) },
      { d: [790, 860, 930].map((y) => circle(cx + 12, y, 6)).join(''), fill: darken(cloth, 0.1) },
      {
        d: [-1, 1]
          .map((s) => polygon([cx + s * 74, 664], [cx + s * 2, 742], [cx + s * 74, 800], [cx + s * 128, 706]))
          .join(''),
        fill: lighten(pale, 0.2),
        tone: down({}, { shade: 0.3 }),
      },
      sleeves,
    ];
  },
  rollneck: ({ cloth, base, sleeves, tone }) => [
    base(cloth, 10),
    {
      d: `M${cx - 82} 716L${cx - 76} 604Q${cx} 640 ${cx + 76} 604L${cx + 82} 716Q${cx} 748 ${cx - 82} 716Z`,
      fill: lighten(cloth, 0.06),
      tone,
    },
    {
      d: [-48, -24, 0, 24, 48]
        .map((dx) =>
          ribbon(
            [
              [cx + dx, 634 - Math.abs(dx) * 0.2],
              [cx + dx * 1.05, 722 - Math.abs(dx) * 0.2],
            ],
            () => 4,
          ),
        )
        .join(''),
      fill: darken(cloth, 0.2),
      opacity: 0.6,
    },
    sleeves,
  ],
  blazer: ({ cloth, accent, base, sleeves, tone }) => [
    base(mix(accent, inks.paper, 0.5), 56),
    {
      d: `M${cx - 340} 980C${cx - 330} 850 ${cx - 260} 772 ${cx - 150} 728L${cx - 84} 690L${cx - 16} 980ZM${cx + 16} 980L${cx + 84} 690L${cx + 150} 728C${cx + 260} 772 ${cx + 330} 850 ${cx + 340} 980Z`,
      fill: cloth,
      tone,
    },
    {
      d: [-1, 1]
        .map((s) =>
          polygon(
            [cx + s * 86, 688],
            [cx + s * 146, 742],
            [cx + s * 108, 800],
            [cx + s * 128, 812],
            [cx + s * 22, 976],
          ),
        )
        .join(''),
      fill: darken(cloth, 0.16),
      tone: down({ light: 0.1 }, { shade: 0.3 }),
    },
    sleeves,
  ],
  stripes: ({ sitter, base, sleeves }) => {
    const line = sitter.cloth;
    const bands = [746, 790, 834, 878, 922, 966].map((y, i) => {
      const half = [104, 196, 258, 290, 312, 326][i] ?? 300;
      return ribbon(bend([cx - half, y + 12], [cx, y + 34], [cx + half, y + 12], 10), () => 15);
    });
    return [
      base(inks.linen, 56),
      { d: bands.join(''), fill: line },
      { d: ribbon(bend([cx - 78, 682], [cx, 778], [cx + 78, 682], 12), () => 14), fill: line },
      sleeves,
    ];
  },
  hooded: ({ cloth, accent, base, sleeves, tone }) => [
    {
      d: `M${cx - 190} 760C${cx - 190} 640 ${cx - 110} 600 ${cx} 600C${cx + 110} 600 ${cx + 190} 640 ${cx + 190} 760Z`,
      fill: darken(cloth, 0.26),
      tone: flat({ shade: 0.2 }),
    },
    base(cloth, 70),
    {
      d: [-1, 1]
        .map(
          (s) =>
            `M${cx + s * 66} 672C${cx + s * 120} 660 ${cx + s * 186} 690 ${cx + s * 196} 752C${cx + s * 140} 800 ${cx + s * 60} 800 ${cx + s * 6} 764Z`,
        )
        .join(''),
      fill: lighten(cloth, 0.08),
      tone,
    },
    {
      d: [-1, 1]
        .map(
          (s) =>
            ribbon(bend([cx + s * 30, 766], [cx + s * 40, 830], [cx + s * 30, 890], 6), () => 7) +
            circle(cx + s * 30, 894, 7),
        )
        .join(''),
      fill: accent,
    },
    sleeves,
  ],
  waistcoat: ({ cloth, accent, base, sleeves, tone }) => [
    base(mix(accent, inks.paper, 0.35), 58),
    {
      d: `M${cx - 214} 980C${cx - 226} 880 ${cx - 232} 800 ${cx - 168} 736L${cx - 88} 694C${cx - 80} 800 ${cx - 40} 900 ${cx - 12} 980ZM${cx + 12} 980C${cx + 40} 900 ${cx + 80} 800 ${cx + 88} 694L${cx + 168} 736C${cx + 232} 800 ${cx + 226} 880 ${cx + 214} 980Z`,
      fill: cloth,
      tone,
    },
    {
      d: [-1, 1].map((s) => roundRect(cx + s * 130 - 46, 856, 92, 84, 8)).join(''),
      fill: darken(cloth, 0.12),
      tone: down({ light: 0.1 }, { shade: 0.3 }),
    },
    {
      d: [-1, 1].map((s) => roundRect(cx + s * 130 - 50, 846, 100, 28, 6)).join(''),
      fill: lighten(cloth, 0.08),
    },
    sleeves,
  ],
  raincoat: ({ sitter, tone }) => {
    const coat = sitter.random.pick([inks.sun, inks.terracotta, inks.lake]);
    return [
      { d: body(36, 310), fill: coat, tone },
      {
        d: `M${cx - 96} 730L${cx - 110} 640Q${cx} 700 ${cx + 110} 640L${cx + 96} 730Q${cx} 800 ${cx - 96} 730Z`,
        fill: lighten(coat, 0.12),
        tone: down({ light: 0.2 }, { shade: 0.34 }),
      },
      { d: rect(cx - 4, 770, 8, 220), fill: darken(coat, 0.24) },
      { d: [820, 890, 955].map((y) => circle(cx + 22, y, 9)).join(''), fill: darken(coat, 0.44) },
      {
        d: [-1, 1]
          .map((s) =>
            ribbon(bend([cx + s * 214, 812], [cx + s * 226, 880], [cx + s * 206, 980], 6), (t) => 2 + t * 7),
          )
          .join(''),
        fill: darken(coat, 0.3),
        opacity: 0.7,
      },
    ];
  },
  scarf: ({ sitter, cloth, accent, base, sleeves, tone }) => {
    const side = sitter.head.turn > 0 ? 1 : -1;
    return [
      base(cloth, 40),
      sleeves,
      {
        d: `M${cx + side * 20} 700L${cx + side * 120} 716L${cx + side * 132} 930L${cx + side * 44} 936Z`,
        fill: darken(accent, 0.1),
        tone: fall(700, 940, { shade: 0.4 }, {}, { shade: 0.1 }),
      },
      {
        d: `M${cx - 124} 704C${cx - 130} 640 ${cx - 84} 606 ${cx - 62} 604Q${cx} 650 ${cx + 62} 604C${cx + 84} 606 ${cx + 130} 640 ${cx + 124} 704C${cx + 80} 780 ${cx - 80} 780 ${cx - 124} 704Z`,
        fill: accent,
        tone,
      },
      {
        d: [0, 1]
          .map((i) =>
            ribbon(
              bend(
                [cx - 108 + i * 14, 668 + i * 30],
                [cx, 742 + i * 26],
                [cx + 108 - i * 14, 664 + i * 30],
                10,
              ),
              () => 7,
            ),
          )
          .join(''),
        fill: darken(accent, 0.22),
        opacity: 0.6,
      },
    ];
  },
};
