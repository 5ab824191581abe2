/** Wind turbines at sea. */
import { flock } from '../../elements/birds';
import { cumulus, stratus } from '../../elements/clouds';
import { glitter } from '../../elements/river';
import { boat, sea, waves } from '../../elements/sea';
import { rain, sky } from '../../elements/sky';
import { offshoreTurbine } from '../../elements/turbines';
import { inks } from '../../setting/inks';
import { width } from '../../setting/setting';
import type { Scene } from '../scene';

export const offshore: Scene = {
  shows: 'des éoliennes en mer et un voilier',
  moods: ['dusk', 'noon', 'sunset', 'morning', 'poster', 'shower', 'night'],
  horizon: 560,
  subject: { x: 0.5, y: 0.4 },
  draw(setting) {
    const { random, tint, mood } = setting;
    const horizon = 740;
    const rows = [
      { y: horizon + 8, tall: 130, count: 9, distance: 0.7 },
      { y: horizon + 46, tall: 270, count: 6, distance: 0.46 },
      { y: horizon + 130, tall: 520, count: 3, distance: 0.18 },
    ];
    return [
      sky(setting, horizon),
      mood.name === 'night'
        ? []
        : cumulus(setting, random.between(200, 1700), horizon - 30, random.between(420, 640)),
      stratus(setting, 90, 420, 2),
      sea(setting, horizon),
      mood.name === 'shower' ? [] : glitter(setting, horizon + 6, 960),
      rows.map(({ y, tall, count, distance }) => {
        const start = random.between(0.1, 0.6);
        return Array.from({ length: count }, (_, i) =>
          offshoreTurbine(setting, (width * (i + start)) / count, y, tall, distance, random.between(0, 2)),
        );
      }),
      boat(setting, random.between(400, 1500), horizon + 190, 110, inks.terracotta, 0.12),
      waves(setting, horizon + 170, { rows: 4, lift: 90 }),
      flock(setting, {
        kind: 'gull',
        x: random.between(500, 1400),
        y: 330,
        count: 8,
        span: 86,
        colour: tint(mood.dark ? inks.ice : inks.paper),
      }),
      mood.name === 'shower' ? rain(setting) : [],
    ];
  },
};
