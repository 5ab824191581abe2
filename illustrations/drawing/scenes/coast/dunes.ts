/** Dunes with their fences, pines, the open sea. */
import { cumulus } from '../../elements/clouds';
import { pine } from '../../elements/conifers';
import { hill, ridge } from '../../elements/hills';
import { tussocks } from '../../elements/reeds';
import { glitter } from '../../elements/river';
import { boat, sea, waves } from '../../elements/sea';
import { sky } from '../../elements/sky';
import { mix } from '../../press/colour';
import { type Drawing, down } from '../../press/drawing';
import { type Point, polygon, ribbon } from '../../press/paths';
import { inks } from '../../setting/inks';
import { type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { sails } from './shared';

export const dunes: Scene = {
  shows: 'des dunes, leurs ganivelles et des pins au bord de la mer',
  moods: ['noon', 'poster', 'sunset', 'morning', 'sage', 'golden', 'mist'],
  horizon: 470,
  subject: { x: 0.65, y: 0.6 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const horizon = 520;
    const side = lit === 'left' ? 0.9 : 0.1;
    const beach = ridge(setting, 760, 22, 700);
    const middle = ridge(setting, 880, 80, 560);
    const front = ridge(setting, 1090, 90, 640);
    const sand = mix(inks.sand, inks.cream, 0.4);
    return [
      sky(setting, horizon),
      cumulus(setting, random.between(300, 1600), horizon - 20, random.between(420, 680)),
      cumulus(setting, random.between(100, 1800), horizon - 10, random.between(240, 380)),
      sea(setting, horizon),
      boat(setting, random.between(300, 1600), horizon + 34, 58, random.pick(sails), 0.4),
      glitter(setting, horizon + 6, 720),
      waves(setting, 560, { rows: 3, lift: 12 }),
      hill(setting, beach, sand, 0.12, 120),
      {
        d: ribbon(
          beach.points.map(([x, y]): Point => [x, y + 4]),
          () => 9,
        ),
        fill: tint(inks.paper),
        opacity: 0.85,
      },
      hill(setting, middle, sand, 0.06, 260),
      {
        d: tussocks(random, middle.at, -20, width + 20, 100),
        fill: tint(mix(inks.moss, inks.leaf, 0.5), 0.1),
      },
      pine(setting, width * side, middle.at(width * side) + 60, 560, tint(inks.forest, 0.06)),
      pine(
        setting,
        width * (side + (side > 0.5 ? -0.15 : 0.15)),
        middle.at(width * side) + 70,
        400,
        tint(inks.forest, 0.1),
      ),
      fence(setting, middle.at, lit === 'left' ? 200 : 700, 1050, 0.1),
      hill(setting, front, mix(sand, inks.straw, 0.25), 0, 260),
      fence(setting, front.at, lit === 'left' ? 1000 : -60, 1000, 0),
      {
        d: tussocks(random, (x) => front.at(x) + 20, -20, width + 20, 200),
        fill: tint(mix(inks.moss, inks.forest, 0.3)),
        tone: down({ light: 0.3 }, { shade: 0.3 }),
      },
      {
        d: tussocks(random, (x) => front.at(x) + 150, -20, width + 20, 250),
        fill: tint(mix(inks.moss, inks.straw, 0.35)),
        tone: down({ light: 0.3 }, { shade: 0.3 }),
      },
    ];
  },
};

/** A chestnut fence that holds the sand. */
function fence(
  setting: Setting,
  at: (x: number) => number,
  from: number,
  length: number,
  distance: number,
): Drawing {
  const { random, tint } = setting;
  const slats: string[] = [];
  const wires: Point[][] = [[], []];
  const tall = 110 - distance * 380;
  for (let x = from; x < from + length; x += tall * 0.17) {
    const lean = random.between(-0.05, 0.05) * tall;
    const top = at(x) - tall * random.between(0.9, 1.06);
    slats.push(
      polygon(
        [x, at(x) + 14],
        [x + tall * 0.07, at(x) + 14],
        [x + lean + tall * 0.06, top],
        [x + lean, top + 4],
      ),
    );
    wires[0]?.push([x, at(x) - tall * 0.72]);
    wires[1]?.push([x, at(x) - tall * 0.3]);
  }
  return [
    {
      d: slats.join(''),
      fill: tint(mix(inks.umber, inks.stone, 0.35), distance),
      tone: down({ light: 0.3 }, { shade: 0.4 }),
    },
    {
      d: wires.map((wire) => ribbon(wire, () => tall * 0.025)).join(''),
      fill: tint(inks.ink, distance + 0.1),
    },
  ];
}
