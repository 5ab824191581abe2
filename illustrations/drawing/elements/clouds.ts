/** Clouds: flat capsules, heaped cumulus, and mist that lies in valleys. */
import { mix } from '../press/colour';
import { type Drawing, fall } from '../press/drawing';
import { below, circle, type Point, rect, roundRect } from '../press/paths';
import { wave } from '../press/random';
import { type Setting, width } from '../setting/setting';

/** A few long clouds in a band of the sky. */
export function stratus(setting: Setting, top: number, bottom: number, count: number): Drawing {
  const { random } = setting;
  return Array.from({ length: count }, (_, index) => {
    const y = top + ((bottom - top) * (index + random.between(0.1, 0.9))) / count;
    return capsule(setting, random.between(0, width), y, random.between(200, 420) * (0.55 + y / 800));
  });
}

/** Bumps over a straight foot, drawn out by the wind. */
function capsule({ random, mood }: Setting, x: number, y: number, length: number): Drawing {
  const bumps = random.int(3, 5);
  const h = length * random.between(0.13, 0.19);
  const peak = random.between(0.3, 0.7);
  let d = roundRect(x - length / 2, y - h * 0.24, length, h * 0.24, h * 0.12);
  for (let i = 0; i < bumps; i++) {
    const t = (i + 0.7) / (bumps + 0.4);
    const rise = h * (0.42 + 0.58 * Math.max(0, 1 - Math.abs(t - peak) * 2.1)) * random.between(0.85, 1.1);
    const half = (length / bumps) * random.between(0.5, 0.66);
    const cx = x + (t - 0.5) * length * 0.84;
    d += `M${(cx - half).toFixed(1)} ${(y - h * 0.1).toFixed(1)}A${half.toFixed(1)} ${rise.toFixed(1)} 0 0 1 ${(cx + half).toFixed(1)} ${(y - h * 0.1).toFixed(1)}Z`;
  }
  return {
    d,
    fill: mix(mood.cloud, mood.sky[1], 0.12),
    tone: fall(y - h, y, { light: 0.3 }, { haze: 0.05 }, { shade: 0.24 }),
  };
}

/** A heap of white with a flat foot, `size` wide. */
export function cumulus({ random, mood, lit }: Setting, x: number, foot: number, size: number): Drawing {
  const bumps = random.int(6, 8);
  const heads: { cx: number; cy: number; r: number }[] = [];
  for (let i = 0; i < bumps; i++) {
    const t = (i + 0.5) / bumps;
    const crown = Math.sin(Math.PI * t) ** 0.8;
    const r = size * (0.085 + 0.085 * crown) * random.between(0.85, 1.2);
    heads.push({
      cx: x + (t - 0.5) * size * 0.86,
      cy: foot - r * 0.4 - crown * size * random.between(0.1, 0.24),
      r,
    });
  }
  const sunward = lit === 'left' ? -1 : 1;
  const body = heads.map(({ cx, cy, r }) => circle(cx, cy, r) + rect(cx - r, cy, 2 * r, foot - cy)).join('');
  const base = roundRect(x - size * 0.56, foot - size * 0.07, size * 1.12, size * 0.09, size * 0.045);
  const lightSide = heads
    .map(({ cx, cy, r }) => circle(cx + sunward * r * 0.22, cy - r * 0.16, r * 0.76))
    .join('');
  const far = mix(mood.cloud, mood.sky[0], mood.dark ? 0.35 : 0.28);
  return [
    {
      d: body + base,
      fill: far,
      tone: fall(foot - size * 0.4, foot, { haze: 0.1 }, { shade: 0.05 }, { shade: 0.3 }),
    },
    {
      d: lightSide,
      fill: mood.cloud,
      tone: fall(foot - size * 0.42, foot - size * 0.02, { light: 0.35 }, {}, { shade: 0.28 }),
    },
  ];
}

/** A bank of mist across the picture. */
export function mist({ random }: Setting, y: number, depth: number, strength = 0.8): Drawing {
  const line = wave(random, 2);
  const points: Point[] = [];
  for (let x = -60; x <= width + 60; x += 120) points.push([x, y + line(x / 420) * depth * 0.3]);
  return {
    d: below(points, y + depth * 1.6),
    tone: fall(y - depth * 0.3, y + depth * 1.6, { haze: 0 }, { haze: strength }, { haze: 0 }),
  };
}

/** Broken cloud seen from above, filling a valley. */
export function seaOfClouds({ random, mood }: Setting, y: number, bottom: number): Drawing {
  return [0, 1, 2].map((row) => {
    const foot = y + ((bottom - y) * row) / 3;
    const size = 46 + row * 34;
    let d = rect(-50, foot + size * 0.7, width + 100, bottom - foot);
    for (let x = -60; x < width + 120; x += size * random.between(0.5, 1)) {
      d += circle(x, foot + random.between(0.2, 0.7) * size, size * random.between(0.62, 1.05));
    }
    return {
      d,
      fill: mix(mix(mood.cloud, mood.inks.haze, 0.35), mood.haze, 0.5 - row * 0.22),
      tone: fall(foot - size, foot + size * 2.2, { light: 0.4 }, {}, { shade: 0.16 }, { shade: 0.05 }),
    };
  });
}
