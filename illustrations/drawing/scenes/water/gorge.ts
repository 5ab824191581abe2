/** A stream that falls between walls of rock. */
import { flock } from '../../elements/birds';
import { mist, stratus } from '../../elements/clouds';
import { woodedRidge } from '../../elements/conifers';
import { ground } from '../../elements/ground';
import { hill, ranges, ridge } from '../../elements/hills';
import { scallop } from '../../elements/leaves';
import { ripples, riverWater, waterColour, winding } from '../../elements/river';
import { rain, sky } from '../../elements/sky';
import { lighten, mix } from '../../press/colour';
import { across, type Drawing, down, fall } from '../../press/drawing';
import { ellipse, polygon, rect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { wall } from './gorge-walls';

/** A stream that falls between walls of rock. */
export const gorge: Scene = {
  shows: 'une cascade dans une gorge boisée',
  moods: ['sage', 'morning', 'shower', 'noon', 'golden', 'mist', 'dusk'],
  horizon: 330,
  subject: { x: 0.55, y: 0.45 },
  draw(setting) {
    const { random, tint, mood, lit } = setting;
    const x = width * (lit === 'left' ? random.between(0.5, 0.6) : random.between(0.4, 0.5));
    const rock = random.pick([
      mix(inks.slate, inks.river, 0.3),
      mix(inks.slate, inks.umber, 0.6),
      mix(inks.stone, inks.earth, 0.5),
      mix(inks.clay, inks.slate, 0.55),
    ]);
    const plane = ground(800, x);
    const stream = winding(plane, {
      breadth: 860,
      reach: 240,
      bendLength: 2.1,
      phase: random.between(0, 6.28),
      far: 4.6,
    });
    const plateau = ridge(setting, 420, 40, 300);
    const walls = [0, 1, 2, 3].map((i) => {
      const t = i / 3;
      const gap = 130 + t * 560;
      const distance = 0.6 - t * 0.54;
      const foot = 850 + t * 330;
      return ([-1, 1] as const).map((side) =>
        wall(setting, {
          x: x + side * gap * random.between(0.8, 1.1),
          side,
          top: 470 - t * 130 + random.between(-70, 70),
          foot,
          rock,
          distance,
          size: 90 + t * 150,
        }),
      );
    });
    return [
      sky(setting, 520),
      stratus(setting, 70, 280, random.int(1, 3)),
      ranges(setting, { top: 330, bottom: 420, count: 2, far: inks.lake, near: inks.spruce, swing: 100 })
        .drawing,
      woodedRidge(setting, plateau, {
        from: -20,
        to: width + 20,
        size: 90,
        colour: tint(inks.spruce, 0.55),
        density: 1.5,
      }),
      hill(setting, plateau, rock, 0.6, 300),
      walls[0] ?? [],
      cascade(setting, x, 440, 850, random.between(150, 260)),
      mist(setting, 780, 90, 0.8),
      walls[1] ?? [],
      {
        d: rect(0, 880, width, height),
        fill: tint(mix(inks.moss, inks.spruce, 0.5), 0.1),
        tone: fall(880, height, { haze: 0.3 }, { shade: 0.1 }, { shade: 0.4 }),
      },
      riverWater(setting, stream, plane),
      {
        d: ripples(random, { top: 880, bottom: height, count: 34, from: x - 300, to: x + 300, length: 190 }),
        fill: lighten(waterColour(setting), 0.6),
        opacity: 0.85,
      },
      walls[2] ?? [],
      boulders(setting, stream, rock),
      walls[3] ?? [],
      flock(setting, { kind: 'swift', x, y: 240, count: 6, span: 60, colour: tint(inks.ink, 0.2) }),
      mood.name === 'shower' ? rain(setting) : [],
    ];
  },
};

/** Falling water in strands, foam at its foot. */
function cascade(setting: Setting, x: number, top: number, foot: number, broad: number): Drawing {
  const { random, tint, mood } = setting;
  const white = mix(tint(inks.paper), mood.haze, 0.1);
  const strands = Array.from({ length: 13 }, (_, i) => {
    const dx = (i / 12 - 0.5) * broad * 0.86;
    const from = top + random.between(0, 130);
    return polygon(
      [x + dx, from],
      [x + dx + random.between(4, 12), from],
      [x + dx * 1.2 + 9, foot - random.between(0, 90)],
      [x + dx * 1.2, foot - 20],
    );
  });
  const foam = Array.from({ length: 12 }, (_, i) =>
    ellipse(
      x + (i / 11 - 0.5) * broad * 1.9,
      foot + random.between(-16, 24),
      random.between(26, 62),
      random.between(14, 34),
    ),
  );
  return [
    {
      d: polygon(
        [x - broad * 0.42, top],
        [x + broad * 0.42, top],
        [x + broad * 0.56, foot + 20],
        [x - broad * 0.56, foot + 20],
      ),
      fill: mix(white, waterColour(setting), 0.35),
      tone: fall(top, foot, { light: 0.2 }, {}, { shade: 0.16 }, { haze: 0.4 }),
    },
    { d: strands.join(''), fill: white },
    { d: foam.join(''), fill: white, tone: fall(foot - 30, foot + 40, {}, { shade: 0.16 }) },
  ];
}

function boulders(setting: Setting, stream: ReturnType<typeof winding>, rock: string): Drawing {
  const { random, tint, lit } = setting;
  return Array.from({ length: 15 }, () => 0.98 + random.next() * 2.2)
    .sort((a, b) => b - a)
    .map((depth) => {
      const place = stream.at(depth);
      const r = random.between(60, 150) / depth;
      const x = place.x + random.pick([-1, 1]) * place.half * random.between(0.55, 1.25);
      return [
        {
          d: ellipse(x, place.y + r * 0.12, r * 1.3, r * 0.22),
          fill: lighten(waterColour(setting), 0.55),
          opacity: 0.9,
        },
        {
          d: scallop(random, x, place.y - r * 0.28, r, r * 0.62, 6),
          fill: tint(rock, depth * 0.06),
          tone: across(lit, { light: 0.4 }, { shade: 0.05 }, { shade: 0.6 }),
        },
        {
          d: scallop(random, x, place.y - r * 0.7, r * 0.6, r * 0.18, 7),
          fill: tint(inks.moss, depth * 0.06),
          tone: down({ light: 0.4 }, { shade: 0.3 }),
        },
      ];
    });
}
