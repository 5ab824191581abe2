/** Skies: one flat ink, sprayed, with a disc; in bands, rings or rays. */
import { mix } from '../press/colour';
import { type Drawing, fall, flat, glow } from '../press/drawing';
import { below, circle, type Point, polygon, rect } from '../press/paths';
import { wave } from '../press/random';
import { height, type Setting, width } from '../setting/setting';

export function sky(setting: Setting, horizon: number): Drawing {
  const { mood, random } = setting;
  const [top, foot] = mood.sky;
  const style = random.pick(['plain', 'bands', 'rings', 'plain']);
  return [
    {
      d: rect(0, 0, width, height),
      fill: mix(top, foot, style === 'plain' ? 0.3 : 0.12),
      tone: fall(
        0,
        horizon,
        { shade: mood.dark ? 0.5 : 0.2 },
        { shade: 0.02 },
        { haze: 0.35 },
        { haze: 0.8 },
      ),
    },
    style === 'bands' ? bands(setting, horizon) : [],
    style === 'rings' ? rings(setting) : [],
    mood.name === 'night' ? stars(setting, horizon) : [],
    style === 'plain' ? { d: rect(0, 0, width, height), tone: halo(setting) } : [],
    disc(setting),
  ];
}

const halo = ({ sun }: Setting) =>
  glow(sun.x, sun.y, sun.r * 5, { light: 0.75 }, { light: 0.3 }, { light: 0 });

export function disc({ sun, mood }: Setting): Drawing {
  if (mood.name === 'shower') return [];
  const moon = mood.name === 'night';
  return {
    d: circle(sun.x, sun.y, moon ? sun.r * 0.72 : sun.r),
    fill: mood.disc,
    tone: fall(sun.y - sun.r, sun.y + sun.r, {}, {}, moon ? { haze: 0.3 } : { light: 0.7 }),
  };
}

/** The sky as a stack of torn strips, pale at the foot. */
function bands({ mood, random }: Setting, horizon: number): Drawing {
  const count = random.int(4, 6);
  const slope = random.between(-60, 60);
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / (count + 0.4);
    const line = wave(random, 2);
    const points: Point[] = [];
    for (let x = -80; x < width + 240; x += 160) {
      points.push([x, horizon * t ** 0.85 + slope * (x / width - 0.5) + line(x / 500) * 34]);
    }
    return {
      d: below(points, height),
      fill: mix(mood.sky[0], mood.sky[1], 0.12 + t * 0.88),
      tone: fall(horizon * t - 30, horizon * t + 160, { haze: 0.32 }, { haze: 0.04 }, {}),
    };
  });
}

/** The light of the disc in stepped rings. */
function rings({ mood, sun, random }: Setting): Drawing {
  const step = random.between(0.9, 1.5);
  return Array.from({ length: 5 }, (_, index) => ({
    d: circle(sun.x, sun.y, sun.r * (1 + step * (5 - index))),
    fill: mix(mood.sky[0], mix(mood.sky[1], mood.disc, 0.2), 0.2 + index * 0.19),
    tone: flat({ light: 0.05 + index * 0.05 }),
  }));
}

function stars({ random }: Setting, horizon: number): Drawing {
  const dots = Array.from({ length: 90 }, () =>
    circle(random.between(0, width), random.between(0, horizon * 0.85), random.between(1.2, 3.4)),
  );
  return { d: dots.join(''), fill: '#f7ecd0' };
}

/** Slanting rain in front of everything, or rays of light behind the hills. */
export function rain({ random, mood }: Setting, drops = 150): Drawing {
  const streaks = Array.from({ length: drops }, () => {
    const x = random.between(-50, width + 200);
    const y = random.between(-100, height);
    const length = random.between(60, 190);
    return polygon(
      [x, y],
      [x + 2.4, y],
      [x - length * 0.22 + 1, y + length],
      [x - length * 0.22, y + length],
    );
  });
  return { d: streaks.join(''), fill: mood.inks.haze, opacity: 0.4 };
}
