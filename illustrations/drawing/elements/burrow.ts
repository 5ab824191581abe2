/** A burrow with a fox asleep in it. */
import { darken, lighten } from '../press/colour';
import { type Drawing, fall } from '../press/drawing';
import { bend, ribbon } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { scallop } from './leaves';

/** A burrow with a fox asleep in it. */
export function burrow(setting: Setting, x: number, y: number, size: number, surface: number): Drawing {
  const { random, tint } = setting;
  const side = random.pick([-1, 1]);
  const tunnel = bend([x, y], [x + side * size * 1.1, y - size * 0.1], [x + side * size * 1.5, surface], 10);
  const dark = darken(tint(inks.umber), 0.5);
  const fur = tint(inks.terracotta);
  const cream = tint(inks.cream);
  return [
    { d: ribbon(tunnel, () => size * 0.3), fill: dark },
    {
      d: scallop(random, x, y, size * 0.95, size * 0.56, 10),
      fill: dark,
      tone: fall(y - size * 0.5, y + size * 0.6, { shade: 0.5 }, {}, { light: 0.2 }),
    },
    {
      transform: `translate(${Math.round(x)} ${Math.round(y + size * 0.4)}) scale(${((side * size) / 100).toFixed(3)} ${(size / 100).toFixed(3)})`,
      children: [
        {
          d: 'M-58 0C-66 -34 -30 -60 6 -56C40 -53 62 -30 60 0Z',
          fill: fur,
          tone: fall(-58, 4, { light: 0.5 }, { light: 0.05 }, { shade: 0.5 }),
        },
        {
          d: 'M60 0C74 -30 46 -34 30 -22C8 -6 -14 -12 -34 -10C-46 -9 -50 0 -44 4C-20 14 40 14 60 0Z',
          fill: lighten(fur, 0.1),
          tone: fall(-30, 10, { light: 0.4 }, { shade: 0.4 }),
        },
        {
          d: 'M-14 -10.6C-26 -11 -38 -10 -42 -7C-50 -3 -48 4 -42 5C-32 8 -22 9.600 -12 10C-18 4 -18 -4 -14 -10.6Z',
          fill: cream,
        },
        {
          d: 'M-52 -6C-40 -8 -30 -12 -20 -13C-4 -15 4 -30 -4 -38L-6 -52L-18 -41C-24 -42 -30 -40 -34 -36L-44 -47L-44 -30C-48 -22 -54 -14 -62 -9C-60 -5 -56 -5 -52 -6Z',
          fill: fur,
          tone: fall(-50, -6, { light: 0.3 }, {}, { shade: 0.2 }),
        },
        {
          d: 'M-62 -9C-54 -14 -49 -20 -45 -26C-40 -18 -32 -13 -22 -13C-32 -11 -42 -8 -52 -6C-56 -5 -60 -5 -62 -9Z',
          fill: cream,
        },
        {
          d: 'M-35 -27C-32 -23 -27 -23 -24 -26L-24 -24.500C-27 -20.500 -33 -20.500 -36 -25.500ZM-62 -9C-63 -12 -59 -13 -57.500 -11C-58 -8 -60 -7.500 -62 -9Z',
          fill: tint(inks.ink),
        },
      ],
    },
  ];
}
