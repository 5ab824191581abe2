/** Wind turbines, on land and at sea. */
import { mix } from '../press/colour';
import { across, type Drawing, flat } from '../press/drawing';
import { circle, type Point, polygon, ribbon, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';

/** `tall` from the ground to the hub; `turn` is where the blades stand. */
export function turbine(
  setting: Setting,
  x: number,
  base: number,
  tall: number,
  distance: number,
  turn: number,
): Drawing {
  const { tint, lit, mood } = setting;
  const white = tint(mood.dark ? inks.ice : inks.paper, distance * 0.55);
  const hub: Point = [x, base - tall];
  const blades = [0, 1, 2].map((i) => {
    const angle = turn + (i * Math.PI * 2) / 3;
    const length = tall * 0.66;
    const along = (t: number): Point => [
      hub[0] + Math.sin(angle) * length * t,
      hub[1] - Math.cos(angle) * length * t,
    ];
    return ribbon(
      [along(0.02), along(0.12), along(0.24), along(0.55), along(1)],
      (t) => tall * (t < 0.3 ? 0.018 + t * 0.11 : 0.054 * (1.06 - t)),
    );
  });
  return [
    {
      d: polygon(
        [x - tall * 0.026, base],
        [x - tall * 0.012, base - tall],
        [x + tall * 0.012, base - tall],
        [x + tall * 0.026, base],
      ),
      fill: white,
      tone: across(lit, {}, { shade: 0.2 }, { shade: 0.65 }),
    },
    { d: blades.join(''), fill: white, tone: flat({ shade: 0.08 }) },
    { d: circle(hub[0], hub[1], tall * 0.027), fill: mix(white, tint(inks.slate), 0.35) },
  ];
}

/** A turbine on its yellow foot, out at sea. */
export function offshoreTurbine(
  setting: Setting,
  x: number,
  base: number,
  tall: number,
  distance: number,
  turn: number,
): Drawing {
  const foot = tall * 0.1;
  return [
    turbine(setting, x, base - foot * 0.4, tall, distance, turn),
    {
      d: roundRect(x - tall * 0.034, base - foot, tall * 0.068, foot * 1.1, 3),
      fill: setting.tint(inks.sun, distance * 0.6),
      tone: across(setting.lit, {}, { shade: 0.5 }),
    },
    {
      d: roundRect(x - tall * 0.07, base - foot * 1.06, tall * 0.14, foot * 0.14, 2),
      fill: setting.tint(inks.slate, distance * 0.7),
    },
  ];
}
