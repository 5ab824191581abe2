import { describe, expect, it } from 'vitest';
import { placeLabels } from './place-labels';

const options = { fontSize: 12, pointRadius: 5, size: { width: 500, height: 500 } };

describe('names on the map', () => {
  it('are to the right of a point without neighbours', () => {
    const [place] = placeLabels([{ x: 100, y: 100, text: 'Brest' }], options);
    expect(place?.anchor).toBe('start');
    expect(place?.x).toBeGreaterThan(105);
  });

  it('are on the left at the right edge', () => {
    const [place] = placeLabels([{ x: 480, y: 100, text: 'Strasbourg' }], options);
    expect(place?.anchor).toBe('end');
  });

  it('do not cover each other where two places are close', () => {
    const places = placeLabels(
      [
        { x: 200, y: 200, text: 'Marseille' },
        { x: 203, y: 189, text: 'Aix-en-Provence' },
      ],
      options,
    );
    expect(places.every((place) => place !== null)).toBe(true);
    const [first, second] = places;
    const apart = first?.anchor !== second?.anchor || Math.abs((first?.y ?? 0) - (second?.y ?? 0)) >= 11;
    expect(apart).toBe(true);
  });

  it('are at the end of a line if there is no room beside their point', () => {
    const around = [
      { x: 272, y: 250, text: 'Est' },
      { x: 228, y: 250, text: 'Ouest' },
      { x: 250, y: 232, text: 'Nord' },
      { x: 250, y: 268, text: 'Sud' },
    ];
    const [place] = placeLabels([{ x: 250, y: 250, text: 'Annecy' }, ...around], options);
    expect(place?.leader).toBeTruthy();
  });

  it('do not cross a coast when another side is free', () => {
    const coast = Array.from({ length: 40 }, (_, index) => ({ x: 130, y: 20 + index * 4 }));
    const [place] = placeLabels([{ x: 120, y: 100, text: 'Bayonne' }], { ...options, outline: coast });
    expect(place?.anchor).toBe('end');
  });

  it('stay in the inset of their point, and outside it otherwise', () => {
    const inset = { x: 0, y: 400, width: 150, height: 100 };
    const places = placeLabels(
      [
        { x: 140, y: 450, text: 'Saint-Denis' },
        { x: 160, y: 450, text: 'Hendaye' },
      ],
      { ...options, insets: [inset] },
    );
    expect(places.map((place) => place?.anchor)).toEqual(['end', 'start']);
  });

  it('are left out without enough room, instead of becoming unreadable', () => {
    const crowd = Array.from({ length: 12 }, (_, index) => ({
      x: 250,
      y: 250 + index,
      text: 'Clermont-Ferrand',
    }));
    expect(placeLabels(crowd, options).filter((place) => place === null).length).toBeGreaterThan(0);
  });
});
