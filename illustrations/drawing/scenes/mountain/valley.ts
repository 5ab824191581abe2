/** A valley with its chalets. */
import { mist, stratus } from '../../elements/clouds';
import { fir, woodedRidge } from '../../elements/conifers';
import { contours, hill, ridge } from '../../elements/hills';
import { house } from '../../elements/houses';
import { chain, peak } from '../../elements/peaks';
import { flowers, grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { mix } from '../../press/colour';
import { inks } from '../../setting/inks';
import { height, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const valley: Scene = {
  shows: 'des chalets dans une vallée fleurie, au pied des sommets',
  moods: ['noon', 'sage', 'golden', 'poster', 'shower', 'dusk', 'morning'],
  horizon: 380,
  subject: { x: 0.58, y: 0.55 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const slope = ridge(setting, 850, 90, 620);
    const alp = ridge(setting, 1010, 70, 700);
    const front = ridge(setting, 1210, 40, 500);
    const x = width * (lit === 'left' ? 0.66 : 0.34);
    const place = width * random.between(0.38, 0.62);
    return [
      sky(setting, 560),
      stratus(setting, 90, 300, random.int(2, 4)),
      chain(setting, {
        x,
        top: 160,
        foot: 1000,
        count: 7,
        rock: mix(inks.slate, inks.lake, 0.3),
        distance: 0.5,
        snow: 0.34,
      }),
      peak(setting, {
        x: width * (lit === 'left' ? 0.05 : 0.95),
        top: 330,
        foot: 1050,
        half: 620,
        rock: inks.spruce,
        distance: 0.42,
        snow: 0,
      }),
      mist(setting, 740, 120, 0.6),
      woodedRidge(setting, slope, {
        from: -20,
        to: width + 20,
        size: 120,
        colour: tint(inks.spruce, 0.28),
        density: 1.2,
        bare: 0.03,
      }),
      hill(setting, slope, inks.forest, 0.28, 200),
      hill(setting, alp, inks.leaf, 0.14, 240),
      contours(setting, alp, inks.leaf, 0.1, 5),
      [0, 1, 2].map((i) => {
        const px = place + (i - 1) * 230 + random.between(-40, 40);
        return house(setting, {
          x: px,
          base: alp.at(px) + 60 + i * 16,
          size: 104 + i * 12,
          wall: i % 2 ? inks.umber : inks.earth,
          roof: inks.brick,
          distance: 0.06,
          solar: i === 1,
        });
      }),
      [0, 1, 2, 3].map((i) =>
        fir(
          setting,
          place + (i - 1.5) * 330 + 90,
          alp.at(place) + 40 + i * 10,
          random.between(190, 300),
          tint(inks.spruceDeep, 0.1),
        ),
      ),
      hill(setting, front, mix(inks.meadow, inks.moss, 0.5), 0.02, 160),
      { d: grass(random, front.at, -20, width + 20, 70, 0.14), fill: tint(mix(inks.moss, inks.forest, 0.4)) },
      flowers(setting, {
        from: -10,
        to: width,
        base: height + 20,
        tall: 230,
        count: 46,
        colours: [inks.paper, inks.sun, inks.rose, inks.plum],
      }),
    ];
  },
};
