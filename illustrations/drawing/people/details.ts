/** Beards, glasses, earrings. */
import { darken, lighten, mix } from '../press/colour';
import { across, type Drawing, fall } from '../press/drawing';
import { bend, circle, ribbon, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import { chinY, cx, eyeY, faceX } from './head';
import type { Sitter } from './sitter';

export function beard(sitter: Sitter): Drawing {
  const { beard: kind, head, hairColour, skin, lit } = sitter;
  if (kind === 'none') return [];
  const w = head.half;
  const x = faceX(sitter);
  const shift = head.turn * 8;
  const jaw = (low: number, high: number) =>
    `M${cx - w - 1} ${high}C${cx - w * 0.98} 500 ${cx - w * head.jaw - 8 + shift} ${low} ${cx + shift} ${low}C${cx + w * head.jaw + 8 + shift} ${low} ${cx + w * 0.98} 500 ${cx + w + 1} ${high}` +
    `C${cx + w * 0.9} 480 ${x + 62} 486 ${x + 40} 490Q${x} 474 ${x - 40} 490C${x - 62} 486 ${cx - w * 0.9} 480 ${cx - w - 1} ${high}Z`;
  const moustache = `M${x} 490C${x - 18} 482 ${x - 44} 494 ${x - 52} 512C${x - 30} 512 ${x - 10} 508 ${x} 502C${x + 10} 508 ${x + 30} 512 ${x + 52} 512C${x + 44} 494 ${x + 18} 482 ${x} 490Z`;
  const colour = mix(hairColour, skin, 0.08);
  if (kind === 'moustache')
    return { d: moustache, fill: colour, tone: across(lit, { light: 0.3 }, { shade: 0.3 }) };
  if (kind === 'stubble')
    return {
      d: jaw(chinY + 1, 440),
      fill: mix(skin, hairColour, 0.55),
      opacity: 0.38,
      tone: fall(460, 570, { shade: 0.1 }, { shade: 0.5 }),
    };
  const full = kind === 'full';
  const gap = `M${x - 34} 510Q${x} 500 ${x + 34} 510Q${x} 534 ${x - 34} 510Z`;
  return [
    {
      d: jaw(full ? chinY + 52 : chinY + 10, full ? 410 : 426),
      fill: colour,
      tone: across(lit, { light: 0.34 }, {}, { shade: 0.5 }),
    },
    { d: moustache, fill: darken(colour, 0.1) },
    { d: gap, fill: mix(skin, '#a8443a', 0.35) },
    {
      d: ribbon(bend([x - 28, 512], [x, 522], [x + 28, 512], 8), (t) => 2 + 2.4 * Math.sin(Math.PI * t)),
      fill: darken(skin, 0.55),
    },
  ];
}

export function glasses(sitter: Sitter): Drawing {
  const { glasses: kind, head, random, lit } = sitter;
  if (kind === 'none') return [];
  const x = faceX(sitter);
  const frame = random.pick([inks.ink, inks.umber, inks.clay, inks.riverDeep]);
  const lens = (side: number) => {
    const lx = x + side * (53 - Math.max(0, side * head.turn) * 7);
    return kind === 'round' ? circle(lx, eyeY + 3, 38) : roundRect(lx - 40, eyeY - 26, 80, 56, 16);
  };
  const arms = [-1, 1]
    .map((side) =>
      ribbon(
        [
          [x + side * 92, eyeY - 4],
          [cx + side * (head.half + 2), eyeY - 2],
        ],
        () => 6,
      ),
    )
    .join('');
  const s = lit === 'left' ? -1 : 1;
  const gleam = [-1, 1]
    .map((side) =>
      ribbon(
        [
          [x + side * 53 + s * 4, eyeY - 22],
          [x + side * 53 + s * 22, eyeY + 4],
        ],
        () => 5,
      ),
    )
    .join('');
  return [
    { d: lens(-1) + lens(1), fill: '#ffffff', opacity: 0.12 },
    { d: gleam, fill: inks.paper, opacity: 0.5 },
    { d: lens(-1) + lens(1), stroke: frame, strokeWidth: 7 },
    {
      d: ribbon(bend([x - 16, eyeY - 4], [x, eyeY - 16], [x + 16, eyeY - 4], 6), () => 7) + arms,
      fill: frame,
    },
  ];
}

export function earrings(sitter: Sitter): Drawing {
  const { head, earrings: worn, accent } = sitter;
  if (!worn) return [];
  const side = head.turn > 0 ? -1 : 1;
  const x = cx + side * (head.half + 4);
  return {
    d: circle(x, 470, 13),
    fill: lighten(mix(accent, inks.sun, 0.5), 0.1),
    tone: across('left', { light: 0.5 }, { shade: 0.4 }),
  };
}
