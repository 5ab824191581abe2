/** A river that winds through its plain, seen from the reeds. */
import { flock, heron } from '../../elements/birds';
import { stratus } from '../../elements/clouds';
import { ground, patch } from '../../elements/ground';
import { ranges, ridge } from '../../elements/hills';
import { hedge, scallop } from '../../elements/leaves';
import { grass, reeds } from '../../elements/reeds';
import { ripples, riverWater, waterColour, winding } from '../../elements/river';
import { rain, sky } from '../../elements/sky';
import { beech, copse, poplar } from '../../elements/trees';
import { lighten, mix } from '../../press/colour';
import { type Drawing, down, fall, flat } from '../../press/drawing';
import { polygon, rect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const meander: Scene = {
  shows: 'une rivière qui serpente dans sa plaine, un héron sur la rive',
  moods: ['morning', 'golden', 'noon', 'sage', 'dusk', 'shower', 'poster', 'sunset'],
  horizon: 400,
  subject: { x: 0.58, y: 0.55 },
  draw(setting) {
    const { random, tint, mood, lit } = setting;
    const plane = ground(430);
    const river = winding(plane, {
      breadth: random.between(430, 600),
      reach: random.between(720, 980),
      bendLength: random.between(2.6, 3.6),
      phase: random.between(0, 6.28),
      far: 16,
      drift: random.between(-120, 120),
    });
    const far = ranges(setting, {
      top: 330,
      bottom: 430,
      count: 3,
      far: inks.lake,
      near: inks.forest,
      swing: 80,
    });
    return [
      sky(setting, 420),
      stratus(setting, 60, 260, random.int(1, 4)),
      flock(setting, {
        kind: 'gull',
        x: random.between(500, 1400),
        y: 200,
        count: 7,
        span: 46,
        colour: tint(inks.ink, 0.3),
      }),
      far.drawing,
      {
        d: rect(0, 445, width, height),
        fill: tint(mix(inks.meadow, inks.leaf, 0.3), 0.25),
        tone: fall(440, height, { haze: 0.7 }, { haze: 0.1 }, { shade: 0.16 }, { shade: 0.55 }),
      },
      parcels(setting, plane),
      riverWater(setting, river, plane),
      {
        d: ripples(random, {
          top: 700,
          bottom: 1260,
          count: 16,
          from: river.at(1.4).x - 200,
          to: river.at(1.4).x + 200,
          length: 120,
        }),
        fill: lighten(waterColour(setting), 0.5),
        opacity: 0.7,
      },
      banks(setting, river, plane),
      foreground(setting, lit === 'left' ? 'right' : 'left'),
      mood.name === 'shower' ? rain(setting) : [],
    ];
  },
};

/** Fields of the plain, each in its own crop. */
function parcels(setting: Setting, plane: ReturnType<typeof ground>): Drawing {
  const { random, tint } = setting;
  const crops = [inks.meadow, inks.lime, inks.leaf, inks.straw, inks.moss, inks.cream] as const;
  const result: Drawing[] = [];
  for (let depth = 9; depth > 1.1; depth *= 0.72) {
    let x = -1500 * depth * 0.8;
    while (x < 1300 * depth) {
      const w = random.between(420, 1200);
      const [a, b, c, d] = patch(plane, x, x + w, depth * 0.76, depth * 0.99);
      if (a && b && c && d) {
        const tone = fall(c[1], a[1], { haze: 0.3 }, {}, { shade: 0.22 });
        result.push({
          d: polygon(a, b, c, d),
          fill: tint(random.pick(crops), Math.min(0.8, 0.06 + depth * 0.09)),
          tone,
        });
      }
      x += w + 40;
    }
  }
  return result;
}

function banks(
  setting: Setting,
  river: ReturnType<typeof winding>,
  plane: ReturnType<typeof ground>,
): Drawing {
  const { random, tint } = setting;
  const planted: { y: number; drawing: Drawing }[] = [];
  for (let i = 0; i < 40; i++) {
    const depth = 1.5 * 7 ** random.next();
    const place = river.at(depth);
    const side = random.pick([-1, 1]);
    const x = place.x + side * (place.half * 1.45 + random.between(20, 500) / depth);
    const size = random.between(300, 480) / depth;
    const colour = tint(
      random.pick([inks.forest, inks.spruce, inks.leaf, inks.moss]),
      Math.min(0.75, depth * 0.085),
    );
    const drawing: Drawing =
      depth > 5
        ? { d: copse(random, x, place.y, size), fill: colour, tone: down({ light: 0.3 }, { shade: 0.4 }) }
        : random.chance(0.5)
          ? poplar(setting, x, place.y, size * 1.3, colour)
          : beech(setting, x, place.y, size, colour);
    planted.push({ y: place.y, drawing });
  }
  planted.sort((a, b) => a.y - b.y);
  const hedges = [2.2, 3.1, 4.4].map((depth) => {
    const place = river.at(depth);
    const side = random.pick([-1, 1]);
    const from = place.x + side * (place.half * 2 + 700 / depth) - 700 / depth;
    return {
      d: hedge(random, () => plane.at(0, depth)[1], from, from + 1400 / depth, 60 / depth),
      fill: tint(inks.spruce, depth * 0.07),
      tone: down({ light: 0.25 }, { shade: 0.4 }),
    };
  });
  return [hedges, planted.map(({ drawing }) => drawing)];
}

function foreground(setting: Setting, side: 'left' | 'right'): Drawing {
  const { random, tint } = setting;
  const edge = side === 'left' ? 0.1 : 0.9;
  const x = width * edge;
  const inward = side === 'left' ? 1 : -1;
  const bank = ridge(setting, height - 40, 26, 300);
  return [
    {
      d: scallop(random, x, height + 150, 620, 260, 22),
      fill: tint(inks.spruceDeep),
      tone: flat({ shade: 0.1 }),
    },
    heron(
      setting,
      x + inward * random.between(300, 380),
      height - 70,
      random.between(330, 400),
      inward as 1 | -1,
    ),
    reeds(setting, {
      x: x + inward * 60,
      base: height + 30,
      spread: 300,
      tall: 560,
      count: 60,
      colour: tint(inks.spruce),
      heads: 8,
    }),
    reeds(setting, {
      x: x - inward * 60,
      base: height + 40,
      spread: 240,
      tall: 420,
      count: 40,
      colour: tint(inks.spruceDeep),
      heads: 3,
    }),
    { d: grass(random, bank.at, x - 700, x + 700, 80), fill: tint(inks.spruceDeep) },
  ];
}
