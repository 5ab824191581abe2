/** Birds: in the air, and a heron that stands. */
import { type Colour, mix } from '../press/colour';
import { across, type Drawing, down } from '../press/drawing';
import { ellipse, type Point, polygon, ribbon } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';

type Kind = 'gull' | 'swift' | 'crane';

/** One flying bird about a point; `span` from wing tip to wing tip. */
export function bird(kind: Kind, x: number, y: number, span: number, beat: number): string {
  const s = span / 2;
  const n = (dx: number, dy: number) =>
    `${Math.round((x + dx * s) * 10) / 10} ${Math.round((y + dy * s) * 10) / 10}`;
  const lift = 0.15 + beat * 0.4;
  if (kind === 'swift') {
    return `M${n(-1, 0.25)}Q${n(-0.45, -lift)} ${n(0, -0.06)}Q${n(0.45, -lift)} ${n(1, 0.25)}Q${n(0.4, -lift * 0.35)} ${n(0.09, 0.1)}L${n(0.12, 0.42)}L${n(0, 0.28)}L${n(-0.12, 0.42)}L${n(-0.09, 0.1)}Q${n(-0.4, -lift * 0.35)} ${n(-1, 0.25)}Z`;
  }
  const wings = `M${n(-1, -lift * 0.4)}Q${n(-0.5, -lift * 1.5)} ${n(0, -0.02)}Q${n(0.5, -lift * 1.5)} ${n(1, -lift * 0.4)}Q${n(0.5, -lift * 0.75)} ${n(0.12, 0.14)}L${n(-0.12, 0.14)}Q${n(-0.5, -lift * 0.75)} ${n(-1, -lift * 0.4)}Z`;
  if (kind === 'gull') return wings;
  return `${wings}M${n(-0.5, 0.16)}Q${n(-0.1, -0.06)} ${n(0.2, 0)}L${n(0.72, 0.02)}L${n(0.2, 0.12)}Q${n(-0.1, 0.2)} ${n(-0.5, 0.16)}Z`;
}

/** A loose flock, or a wedge of cranes. */
export function flock(
  setting: Setting,
  options: { kind: Kind; x: number; y: number; count: number; span: number; colour: Colour },
): Drawing {
  const { random } = setting;
  const { kind, x, y, count, span, colour } = options;
  const d = Array.from({ length: count }, (_, i) => {
    if (kind === 'crane') {
      const rank = Math.ceil(i / 2);
      const side = i % 2 ? 1 : -1;
      return bird(
        kind,
        x - rank * span * 0.95,
        y + side * rank * span * 0.42 + rank * span * 0.16,
        span * random.between(0.9, 1.05),
        random.next(),
      );
    }
    return bird(
      kind,
      x + random.between(-2.6, 2.6) * span,
      y + random.between(-1.7, 1.7) * span,
      span * random.between(0.5, 1.1),
      random.next(),
    );
  });
  return { d: d.join(''), fill: colour };
}

/** A grey heron, `tall` high, feet at (x, base). */
export function heron(setting: Setting, x: number, base: number, tall: number, facing: 1 | -1): Drawing {
  const { tint, lit } = setting;
  const k = tall / 100;
  const p = (dx: number, dy: number): Point => [dx, dy];
  const grey = tint(mix(inks.zinc, inks.slate, 0.25));
  const pale = tint(inks.paper);
  const dark = tint(inks.ink);
  const neck = [p(7, -55), p(15, -60), p(17, -66), p(11, -73), p(9, -80), p(12, -88), p(16, -92)];
  const side = (facing === 1) === (lit === 'right') ? 'right' : 'left';
  return {
    transform: `translate(${Math.round(x)} ${Math.round(base)}) scale(${(k * facing).toFixed(3)} ${k.toFixed(3)})`,
    children: [
      {
        d:
          ribbon([p(-1, -40), p(-3, -20), p(-2, 0)], () => 1.5) +
          ribbon([p(4, -40), p(5, -21), p(9, -2)], () => 1.5),
        fill: tint(inks.umber),
      },
      {
        d: 'M-33 -31C-24 -47 -8 -64 8 -62C19 -60 18 -48 9 -42C-4 -35 -18 -34 -33 -31Z',
        fill: grey,
        tone: across(side, { light: 0.35 }, {}, { shade: 0.5 }),
      },
      { d: 'M-36 -29C-22 -38 -10 -40 2 -50C-4 -40 -16 -35 -36 -29Z', fill: dark },
      {
        d: ribbon(neck, (t) => 7.4 - t * 3.4),
        fill: pale,
        tone: across(side, { light: 0.2 }, { shade: 0.35 }),
      },
      { d: 'M10 -56C14 -52 14 -47 11 -42C9 -47 8 -51 7 -54Z', fill: pale },
      { d: ellipse(17.5, -93, 5.4, 3.1), fill: pale },
      {
        d: polygon(p(20, -95), p(41, -90.6), p(20, -91)),
        fill: tint(inks.amber),
        tone: down({ light: 0.3 }, { shade: 0.3 }),
      },
      {
        d: `M21 -95.4C15 -97.5 10 -96 2 -88.5C9 -93.6 13 -94.2 20 -93.8Z${ellipse(19.4, -93.2, 0.8, 0.8)}`,
        fill: dark,
      },
    ],
  };
}
