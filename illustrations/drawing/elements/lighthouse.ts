/** A lighthouse and its beam. */
import { darken, lighten, mix } from '../press/colour';
import { across, type Drawing, down, flat } from '../press/drawing';
import { circle, polygon, rect, ribbon, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';

export function lighthouse(
  setting: Setting,
  x: number,
  base: number,
  tall: number,
  distance: number,
): Drawing {
  const { tint, lit, mood } = setting;
  const w = tall * 0.16;
  const half = (t: number) => (w / 2) * (1 - t * 0.34);
  const slice = (from: number, to: number) =>
    polygon(
      [x - half(from), base - tall * from],
      [x + half(from), base - tall * from],
      [x + half(to), base - tall * to],
      [x - half(to), base - tall * to],
    );
  const body = across(lit, { light: 0.2 }, {}, { shade: 0.55 });
  const lamp = base - tall * 0.9;
  return [
    mood.dark ? beam(setting, x, lamp, tall) : [],
    { d: slice(0, 0.82), fill: tint(inks.paper, distance), tone: body },
    { d: slice(0.2, 0.38) + slice(0.56, 0.72), fill: tint(inks.clay, distance), tone: body },
    {
      d: rect(x - half(1) * 1.6, base - tall * 0.845, half(1) * 3.2, tall * 0.028),
      fill: darken(tint(inks.slate, distance), 0.3),
    },
    {
      d: rect(x - half(1) * 0.95, base - tall * 0.94, half(1) * 1.9, tall * 0.1),
      fill: mood.dark ? inks.sun : lighten(tint(inks.brook, distance), 0.3),
    },
    {
      d:
        ribbon(
          [
            [x, lamp + tall * 0.05],
            [x, lamp - tall * 0.04],
          ],
          () => w * 0.05,
        ) + rect(x - half(1) * 0.6, base - tall * 0.945, half(1) * 1.2, tall * 0.012),
      fill: darken(tint(inks.slate, distance), 0.3),
    },
    {
      d:
        polygon(
          [x - half(1) * 1.15, base - tall * 0.94],
          [x + half(1) * 1.15, base - tall * 0.94],
          [x, base - tall * 1.02],
        ) + circle(x, base - tall * 1.03, w * 0.07),
      fill: tint(inks.clay, distance),
      tone: down({ light: 0.2 }, { shade: 0.3 }),
    },
    {
      d: [0.12, 0.46, 0.62]
        .map((t) => roundRect(x - w * 0.05, base - tall * t - w * 0.2, w * 0.12, w * 0.24, w * 0.06))
        .join(''),
      fill: tint(inks.slate, distance),
    },
  ];
}

function beam({ mood }: Setting, x: number, y: number, tall: number): Drawing {
  const far = tall * 3.4;
  return [1, -1].map((side) => ({
    d: polygon([x, y - 6], [x + side * far, y - tall * 0.42], [x + side * far, y + tall * 0.06], [x, y + 6]),
    fill: mix(inks.sun, mood.disc, 0.6),
    opacity: side > 0 ? 0.3 : 0.16,
    tone: flat({}),
  }));
}
