import { hill, ridge } from '../../elements/hills';
import { leaf } from '../../elements/leaves';
import { fern } from '../../elements/reeds';
import { disc } from '../../elements/sky';
import { birchStem } from '../../elements/trees';
import { mix } from '../../press/colour';
import { type Drawing, fall, flat, glow } from '../../press/drawing';
import { bend, polygon, rect, ribbon } from '../../press/paths';
import type { Random } from '../../press/random';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

/** Inside the wood: stems behind stems, light between them. */
export const beechWood: Scene = {
  shows: 'un chevreuil parmi les troncs d’une hêtraie',
  moods: ['morning', 'golden', 'mist', 'sage', 'noon', 'sunset', 'dusk'],
  horizon: 470,
  subject: { x: 0.51, y: 0.65 },
  draw(setting) {
    const { random, tint, mood, lit } = setting;
    const rows = 6;
    const clearing = width * (lit === 'left' ? random.between(0.4, 0.62) : random.between(0.38, 0.6));
    const beams = Array.from({ length: 7 }, (_, i) => {
      const x = setting.sun.x + (i - 3) * 210 + random.between(-50, 50);
      const slant = lit === 'left' ? 480 : -480;
      return polygon(
        [x, -20],
        [x + random.between(40, 120), -20],
        [x + slant + random.between(160, 260), height],
        [x + slant, height],
      );
    });
    const stand = Array.from({ length: rows }, (_, row): Drawing => {
      const t = row / (rows - 1);
      const distance = 0.93 - t * 0.86;
      const floor = ridge(setting, 830 + t * 330, 34 - t * 10, 420);
      const bark = tint(mix(row % 2 ? inks.spruce : inks.slate, inks.umber, 0.3 + t * 0.3), distance);
      const stems = Array.from({ length: Math.round(13 - t * 9) }, (_, i) => {
        const x = (width * (i + random.between(0.1, 0.9))) / Math.round(13 - t * 9);
        const girth = (22 + t * 74) * random.between(0.55, 1.15);
        const away = row > 1 && Math.abs(x - clearing) < 230 ? (x < clearing ? -230 : 230) : 0;
        return stem(random, x + away, floor.at(x) + 20, girth);
      });
      return [
        {
          d: stems.join(''),
          fill: bark,
          tone: fall(0, 1100, { haze: 0.4 - t * 0.4 }, { light: 0.05 }, { shade: 0.3 }),
        },
        row > 1 ? undergrowth(setting, floor.at, t, distance) : [],
        hill(setting, floor, mix(inks.leaf, inks.spruce, 0.2 + t * 0.5), distance * 0.8, 200),
        row === 3 ? canopy(setting, 150, 0.5, 60) : [],
        row < 3
          ? {
              d: beams.filter((_, i) => (i + row) % 3 === 0).join(''),
              fill: mood.inks.light,
              opacity: mood.dark ? 0.07 : 0.13,
              tone: flat({}),
            }
          : [],
      ];
    });
    return [
      {
        d: rect(0, 0, width, height),
        fill: mix(mood.sky[1], mood.haze, 0.5),
        tone: glow(setting.sun.x, 300, 900, { light: 0.7 }, { light: 0.2 }, { haze: 0.2 }),
      },
      disc(setting),
      canopy(setting, 60, 0.85, 46),
      stand.slice(0, 3),
      deer(setting, clearing, 1000, 270, lit === 'left' ? -1 : 1, 0.22),
      stand.slice(3, 4),
      [0, 1].map((i) =>
        birchStem(
          setting,
          width * (lit === 'left' ? 0.83 + i * 0.09 : 0.17 - i * 0.09),
          -30,
          height + 40,
          92 - i * 30,
        ),
      ),
      stand.slice(4),
      canopy(setting, 30, 0.06, 74),
      {
        d: Array.from({ length: 8 }, (_, i) =>
          fern(random, (width * (i + random.next())) / 8, height + 90, random.between(210, 330)),
        ).join(''),
        fill: tint(inks.spruceDeep),
        tone: fall(960, height, { light: 0.2 }, { shade: 0.2 }),
      },
    ];
  },
};

/** Ferns that stand behind the swell of the ground. */
function undergrowth(
  { random, tint }: Setting,
  at: (x: number) => number,
  t: number,
  distance: number,
): Drawing {
  const size = 60 + t * 150;
  const ferns = Array.from({ length: 6 }, () => {
    const x = random.between(0, width);
    return fern(random, x, at(x) + size * 0.34, size);
  });
  return {
    d: ferns.join(''),
    fill: tint(mix(inks.leaf, inks.forest, random.next()), distance * 0.7),
    tone: fall(700 + t * 330, 900 + t * 350, { light: 0.3 }, { shade: 0.2 }),
  };
}

function stem(random: Random, x: number, base: number, girth: number): string {
  const lean = random.between(-70, 70);
  const line = bend([x, base], [x + lean * 0.2, base * 0.5], [x + lean, -60], 8);
  const fork = line[random.int(4, 6)] ?? [x, 200];
  const side = random.pick([-1, 1]);
  const limb = bend(
    fork,
    [fork[0] + side * girth * 0.8, fork[1] - 190],
    [fork[0] + side * girth * 2.6, -60],
    6,
  );
  return (
    ribbon(line, (t) => girth * (1 - t * 0.4) + (t === 0 ? girth * 0.5 : 0)) +
    ribbon(limb, (t) => girth * 0.5 * (1 - t * 0.6))
  );
}

/** Leaves that hang in from above. */
function canopy(setting: Setting, depth: number, distance: number, size: number): Drawing {
  const { random, tint } = setting;
  const dark: string[] = [];
  const pale: string[] = [];
  for (let i = 0; i < 220; i++) {
    const x = random.between(-20, width + 20);
    const y = -30 + random.next() ** 1.7 * (depth + 170 * (0.5 + 0.5 * Math.sin(x / 190 + size)));
    (i % 3 ? dark : pale).push(
      leaf([x, y], random.between(0.4, 2.7), size * random.between(0.7, 1.25), size * 0.34),
    );
  }
  return [
    {
      d: dark.join(''),
      fill: tint(inks.forest, distance),
      tone: fall(0, depth + 200, { shade: 0.4 }, { shade: 0.05 }),
    },
    {
      d: pale.join(''),
      fill: tint(random.pick([inks.leaf, inks.meadow, inks.amber]), distance),
      tone: fall(0, depth + 200, {}, { light: 0.4 }),
    },
  ];
}

/** A roe deer that has heard us. */
function deer(
  { tint }: Setting,
  x: number,
  base: number,
  tall: number,
  facing: number,
  distance: number,
): Drawing {
  const k = tall / 100;
  return {
    transform: `translate(${Math.round(x)} ${Math.round(base)}) scale(${(k * facing).toFixed(3)} ${k.toFixed(3)})`,
    children: [
      {
        d: 'M-24 0L-22 -24C-28 -34 -27 -50 -16 -53L8 -55C13 -60 16 -68 18 -76C19 -82 22 -86 27 -86L36 -80C39 -78 38 -75 34 -75L27 -74C26 -62 24 -52 18 -44L18 -22L17 0L13.500 0L13 -22L9 -36L-10 -35L-17 -24L-17 0L-20.500 0L-20.500 -20Z',
        fill: tint(mix(inks.umber, inks.terracotta, 0.4), distance),
        tone: fall(-80, 0, { light: 0.3 }, { shade: 0.3 }),
      },
      {
        d: 'M21 -85C16 -90 12 -91 8 -90C11 -86 15 -83 20 -83ZM24 -86C22 -92 24 -100 21 -106L23 -106C26 -100 26 -96 26 -93L31 -99L32 -98L27 -90L27 -86Z',
        fill: tint(inks.umber, distance),
      },
      { d: 'M-26 -49C-30 -48 -30 -42 -27 -40C-25 -42 -25 -46 -26 -49Z', fill: tint(inks.paper, distance) },
    ],
  };
}
