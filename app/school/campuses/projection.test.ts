import { describe, expect, it } from 'vitest';
import { mainlandPath, reunionPath, riversPath } from './france-outline';
import { inset, mapSize, project } from './projection';

const lille = { latitude: 50.6292, longitude: 3.0573 };
const marseille = { latitude: 43.2965, longitude: 5.3698 };
const brest = { latitude: 48.3904, longitude: -4.4861 };
const strasbourg = { latitude: 48.5734, longitude: 7.7521 };
const saintDenis = { latitude: -20.8789, longitude: 55.4481 };

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

  // Computed by d3-geo 3.1.2: geoConicConformal, parallels 44 and 49, rotated by -3, centred on 46.5 (decision 056).
  it.each([
    ['Lille', lille, { x: 259.775657, y: 29.635829 }],
    ['Marseille', marseille, { x: 342.154644, y: 385.903782 }],
    ['Brest', brest, { x: 16.021114, y: 127.398111 }],
    ['Strasbourg', strasbourg, { x: 411.206636, y: 125.344007 }],
  ])('puts %s where Lambert’s projection does', (_, place, expected) => {
    const { x, y } = project(place);
    expect(x).toBeCloseTo(expected.x, 5);
    expect(y).toBeCloseTo(expected.y, 5);
  });

  it('puts every place of the mainland on the sheet', () => {
    for (const place of [lille, marseille, brest, strasbourg]) {
      const { x, y } = project(place);
      expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true);
    }
  });

  it('puts La Réunion into its inset', () => {
    const { x, y } = project(saintDenis);
    expect(x > inset.x && x < inset.x + inset.width).toBe(true);
    expect(y > inset.y && y < inset.y + inset.height).toBe(true);
  });

  it('costs less than 4 kB of lines', () => {
    expect(mainlandPath.length + reunionPath.length + riversPath.length).toBeLessThan(4096);
  });
});
