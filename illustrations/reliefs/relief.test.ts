import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { described } from './described';
import { type Campus, drawRelief } from './relief';
import { surfaceThrough } from './surface';
import { trace } from './trace';

const campuses: Campus[] = readdirSync('../content-service/data/campuses').map((file) =>
  JSON.parse(readFileSync(`../content-service/data/campuses/${file}`, 'utf8')),
);

describe('the land around a campus', () => {
  it('is described for each of them, and drawn as the file that is committed', () => {
    expect(Object.keys(described).sort()).toEqual(campuses.map(({ slug }) => slug).sort());
    for (const campus of campuses.slice(0, 3)) {
      expect(drawRelief(campus), campus.slug).toBe(readFileSync(`../app/screens/campus/reliefs/${campus.slug}.svg`, 'utf8'));
    }
  });

  it('is within reach of its campus, and water runs down', () => {
    for (const { slug, latitude, longitude } of campuses) {
      const { spots = [], rivers = [], shores = [], sea = [] } = described[slug] ?? {};
      for (const [north, east] of [...spots, ...rivers.flat(), ...shores.flat(), ...sea]) {
        expect(Math.abs(north - latitude), `${slug} ${north} ${east}`).toBeLessThan(0.3);
        expect(Math.abs(east - longitude), `${slug} ${north} ${east}`).toBeLessThan(0.55);
      }
      for (const river of rivers) {
        const heights = river.map(([, , metres]) => metres);
        expect(heights, slug).toEqual([...heights].sort((a, b) => b - a));
      }
    }
  });

  it('weighs a few kilobytes', () => {
    for (const { slug } of campuses) {
      expect(readFileSync(`../app/screens/campus/reliefs/${slug}.svg`).length, slug).toBeLessThan(9000);
    }
  });
});

describe('a surface through heights', () => {
  const hill = [
    { x: 0, y: 0, height: 100 },
    { x: 5, y: 0, height: 10 },
    { x: -5, y: 0, height: 10 },
    { x: 0, y: 5, height: 10 },
    { x: 0, y: -5, height: 10 },
  ];

  it('goes through them without stiffness, and is high between high places', () => {
    const at = surfaceThrough(hill, 0);
    for (const { x, y, height } of hill) expect(at(x, y)).toBeCloseTo(height, 6);
    expect(at(1, 1)).toBeGreaterThan(at(3, 3));
  });

  it('is lower over a peak the stiffer it is', () => {
    expect(surfaceThrough(hill, 20)(0, 0)).toBeLessThan(surfaceThrough(hill, 1)(0, 0));
  });
});

describe('a line', () => {
  it('that is straight is two points', () => {
    expect(trace([[0, 0], [5, 0.2], [9, 0], [20, 0]])).toBe('M0 0l20 0');
  });

  it('that bends goes through the middles of its sides', () => {
    expect(trace([[0, 0], [10, 0], [10, 10]])).toBe('M0 0q10 0 10 5l0 5');
  });
});
