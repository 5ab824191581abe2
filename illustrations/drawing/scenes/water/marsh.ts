/** A marsh at its edge: still water, reeds, a heron. */
import { flock, heron } from '../../elements/birds';
import { mist, stratus } from '../../elements/clouds';
import { ranges, ridge } from '../../elements/hills';
import { scallop } from '../../elements/leaves';
import { grass, reeds } from '../../elements/reeds';
import { glitter, ripples, waterColour } from '../../elements/river';
import { sky } from '../../elements/sky';
import { lighten } from '../../press/colour';
import { type Drawing, down, fall } from '../../press/drawing';
import { ellipse, type Point, polygon, rect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const marsh: Scene = {
  shows: 'un héron parmi les roseaux et les nénuphars d’un marais',
  moods: ['dusk', 'golden', 'mist', 'sunset', 'night', 'morning', 'sage'],
  horizon: 560,
  subject: { x: 0.36, y: 0.68 },
  draw(setting) {
    const { random, tint, mood, lit } = setting;
    const shore = 640;
    const water = waterColour(setting);
    const far = ranges(setting, {
      top: 500,
      bottom: 610,
      count: 3,
      far: inks.lake,
      near: inks.spruce,
      swing: 90,
    });
    const isles = Array.from({ length: 6 }, () => {
      const t = random.next();
      return { x: random.between(0, width), y: shore + 14 + t * 210, r: 120 + t * 260 };
    }).sort((a, b) => a.y - b.y);
    const side = lit === 'left' ? 1 : 0;
    return [
      sky(setting, shore - 60),
      stratus(setting, 80, 420, random.int(2, 4)),
      flock(setting, {
        kind: 'crane',
        x: random.between(700, 1300),
        y: random.between(170, 300),
        count: 9,
        span: 74,
        colour: tint(inks.ink, 0.25),
      }),
      far.drawing,
      mist(setting, shore - 70, 90, 0.7),
      {
        d: rect(0, shore, width, height - shore),
        fill: water,
        tone: fall(shore, height, { haze: 0.5 }, { light: 0.12 }, { shade: 0.12 }, { shade: 0.6 }),
      },
      reflections(setting, shore),
      mood.name === 'mist' ? [] : glitter(setting, shore + 8, height - 120),
      {
        d: ripples(random, { top: shore + 20, bottom: height, count: 44, length: 260 }),
        fill: lighten(water, 0.45),
        opacity: 0.75,
      },
      isles.map(({ x, y, r }) => isle(setting, x, y, r)),
      lilies(setting, shore + 260),
      heron(
        setting,
        width * (side ? 0.36 : 0.64) + random.between(-80, 80),
        height - 190,
        random.between(400, 470),
        side ? 1 : -1,
      ),
      reeds(setting, {
        x: width * side,
        base: height + 50,
        spread: 420,
        tall: 900,
        count: 90,
        colour: tint(inks.spruceDeep),
        heads: 12,
      }),
      reeds(setting, {
        x: width * (1 - side),
        base: height + 50,
        spread: 260,
        tall: 480,
        count: 44,
        colour: tint(inks.spruceDeep),
        heads: 4,
      }),
    ];
  },
};

/** The far shore upside down, broken by still water. */
function reflections(setting: Setting, shore: number): Drawing {
  const line = ridge(setting, 0, 46, 330);
  const points = line.points.map(([x, y]): Point => [x, shore + 60 + y]);
  const first = points[0] ?? [0, shore];
  const outline = `${polygon([first[0], shore], ...points, [width + 60, shore])}`;
  return {
    d: outline,
    fill: setting.tint(inks.spruce, 0.55),
    opacity: 0.55,
    tone: fall(shore, shore + 120, { shade: 0.2 }, {}),
  };
}

function isle(setting: Setting, x: number, y: number, r: number): Drawing {
  const { random, tint } = setting;
  const distance = Math.max(0.05, 0.62 - r / 700);
  const colour = tint(inks.spruce, distance);
  return [
    { d: ellipse(x, y, r, r * 0.06), fill: colour },
    { d: grass(random, () => y, x - r * 0.85, x + r * 0.85, r * 0.3, 0.14), fill: colour },
    { d: ellipse(x, y + r * 0.1, r * 0.8, r * 0.035), fill: colour, opacity: 0.4 },
  ];
}

function lilies(setting: Setting, top: number): Drawing {
  const { random, tint } = setting;
  return Array.from({ length: 14 }, () => {
    const t = random.next();
    const [x, y, r] = [random.between(200, width - 200), top + t * 300, 26 + t * 60];
    const flower = random.chance(0.35);
    return [
      {
        d: `M${x} ${y}L${x + r} ${y - r * 0.1}A${r} ${r * 0.3} 0 1 1 ${x + r * 0.86} ${y - r * 0.18}Z`,
        fill: tint(inks.forest, 0.08),
        tone: down({ light: 0.36 }, { shade: 0.3 }),
      },
      flower
        ? {
            d: scallop(random, x - r * 0.2, y - r * 0.18, r * 0.26, r * 0.2, 6),
            fill: tint(inks.rose),
            tone: down({ light: 0.3 }, {}),
          }
        : [],
    ];
  });
}
