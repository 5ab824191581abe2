import { describe, expect, it } from 'vitest';
import { mainlandPath, riversPath } from './france-outline';
import { boxAt, boxOfRect, containsBox, overlaps } from './map-boxes';
import { mapLabels } from './map-labels.server';
import { onMainland, onSheet, sheetOf } from './map-sheet';
import { mapSize, projectMainland as project } from './projection';
import { territories } from './territories';

const lille = { latitude: 50.6292, longitude: 3.0573 };
const marseille = { latitude: 43.2965, longitude: 5.3698 };
const brest = { latitude: 48.3904, longitude: -4.4861 };
const strasbourg = { latitude: 48.5734, longitude: 7.7521 };

/** Kilometres on the globe, by the haversine formula. */
function distance(a: typeof lille, b: typeof lille): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) *
      Math.cos(b.latitude * rad) *
      Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

describe('the map of France', () => {
  it('keeps north above south and west left of east', () => {
    expect(project(lille).y).toBeLessThan(project(marseille).y);
    expect(project(brest).x).toBeLessThan(project(strasbourg).x);
  });

  it('keeps distances in proportion, in every direction', () => {
    const scale = (a: typeof lille, b: typeof lille) => {
      const [from, to] = [project(a), project(b)];
      return distance(a, b) / Math.hypot(to.x - from.x, to.y - from.y);
    };
    expect(scale(brest, strasbourg) / scale(lille, marseille)).toBeCloseTo(1, 1);
  });

  // Computed by d3-geo 3.1.2: geoConicConformal, parallels 44 and 49, rotated by -3, centred on 46.5.
  it.each([
    ['Lille', lille, { x: 259.775657, y: 29.635829 }],
    ['Marseille', marseille, { x: 342.154644, y: 385.903782 }],
    ['Brest', brest, { x: 16.021114, y: 127.398111 }],
    ['Strasbourg', strasbourg, { x: 411.206636, y: 125.344007 }],
  ])('puts %s at the place of Lambert’s projection', (_, place, expected) => {
    const { x, y } = project(place);
    expect(x).toBeCloseTo(expected.x, 5);
    expect(y).toBeCloseTo(expected.y, 5);
  });

  it('puts every place of the mainland inside the map', () => {
    for (const place of [lille, marseille, brest, strasbourg]) {
      const { x, y } = project(place);
      expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true);
    }
  });

  const overseas = [
    { title: 'Saint-Denis', latitude: -20.8789, longitude: 55.4481 },
    { title: 'Pointe-à-Pitre', latitude: 16.2411, longitude: -61.5331 },
    { title: 'Fort-de-France', latitude: 14.6161, longitude: -61.0588 },
    { title: 'Cayenne', latitude: 4.9224, longitude: -52.3135 },
    { title: 'Mamoudzou', latitude: -12.7806, longitude: 45.2278 },
    { title: 'Marigot', latitude: 18.0679, longitude: -63.0829 },
    { title: 'Gustavia', latitude: 17.8962, longitude: -62.8498 },
    { title: 'Saint-Pierre', latitude: 46.7778, longitude: -56.1773 },
    { title: 'Nouméa', latitude: -22.2758, longitude: 166.458 },
    { title: 'Papeete', latitude: -17.5516, longitude: -149.5585 },
    { title: 'Mata-Utu', latitude: -13.2825, longitude: -176.1736 },
  ];
  const all = sheetOf(overseas);

  it('has an inset for each territory with a campus, without overlaps, inside the map', () => {
    expect(all.insets).toHaveLength(territories.length);
    const boxes = all.insets.map(({ frame }) => boxOfRect(frame));
    for (const [index, box] of boxes.entries()) {
      expect(box.right <= all.size.width && box.bottom <= all.size.height).toBe(true);
      expect(boxes.slice(index + 1).some((other) => overlaps(box, other))).toBe(false);
    }
    expect(sheetOf([lille]).insets).toEqual([]);
    expect(sheetOf(overseas.slice(0, 1)).size).toEqual(mapSize);
  });

  it.each(overseas.map((place) => [place.title, place] as const))('puts %s into its inset', (_, place) => {
    for (const sheet of [all, sheetOf([lille, place])]) {
      const point = onSheet(place, sheet) ?? { x: 0, y: 0 };
      const frames = sheet.insets.map(({ frame: { x, y, height } }) =>
        boxOfRect({ x, y, width: height, height }),
      );
      expect(frames.filter((frame) => containsBox(frame, boxAt(point, 0)))).toHaveLength(1);
    }
  });

  it('has names for them all on a wide sheet', () => {
    expect(mapLabels(overseas).filter(({ wide }) => wide === null)).toEqual([]);
  });

  it('has no point for a place far from France', () => {
    const montreal = { latitude: 45.5, longitude: -73.6 };
    expect(onSheet(montreal, all)).toBeNull();
    // One is as far north as Lyon, the other as far east as Strasbourg.
    for (const place of [montreal, { latitude: 59.9, longitude: 7.75 }]) expect(onMainland(place)).toBeNull();
  });

  it('costs less than 6 kB of lines', () => {
    const lines = [mainlandPath, riversPath, ...territories.map(({ path }) => path)];
    expect(lines.join('').length).toBeLessThan(6144);
  });
});
