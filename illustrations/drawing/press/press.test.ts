import { describe, expect, it } from 'vitest';
import { mix, ramp } from './colour';
import { down, flat } from './drawing';
import { grainTile } from './grain';
import { isolines, sample } from './isolines';
import { circle, rect, ribbon } from './paths';
import { plates } from './plates';
import { createRandom } from './random';

const sheet = { width: 100, height: 80 };

describe('createRandom', () => {
  it('repeats itself from the same seed only', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw('water-1')).toEqual(draw('water-1'));
    expect(draw('water-1')).not.toEqual(draw('water-2'));
  });

  it('stays within bounds', () => {
    const random = createRandom('bounds');
    const values = Array.from({ length: 500 }, () => random.int(2, 4));
    expect([Math.min(...values), Math.max(...values)]).toEqual([2, 4]);
  });
});

describe('colours', () => {
  it('mixes from one end to the other', () => {
    expect(mix('#17503a', '#f4bd3a', 0)).toBe('#17503a');
    expect(mix('#17503a', '#f4bd3a', 1)).toBe('#f4bd3a');
    expect(ramp('#000000', '#ffffff', 3)[1]).toMatch(/^#(..)\1\1$/);
  });
});

describe('grainTile', () => {
  it('holds every threshold equally often', () => {
    const counts = new Array<number>(256).fill(0);
    for (const value of grainTile()) counts[value] = (counts[value] ?? 0) + 1;
    expect(new Set(counts)).toEqual(new Set([256]));
  });
});

describe('plates', () => {
  it('puts colour on one plate and densities on the other', () => {
    const result = plates({ d: rect(0, 0, 10, 10), fill: '#17503a', tone: flat({ shade: 1 }) }, sheet);
    expect(result.colour).toContain('fill="#17503a"');
    expect(result.tone).toContain('fill="rgb(255,0,0)"');
    expect(result.tone).toContain('width="50"');
  });

  it('lays grain without colour over what is there', () => {
    const result = plates({ d: rect(0, 0, 10, 10), tone: flat({ haze: 0.5 }) }, sheet);
    expect(result.colour).not.toContain('path');
    expect(result.tone).toContain('fill="rgb(0,0,255)" fill-opacity="0.5"');
  });

  it('draws only inside an outline, on both plates', () => {
    const dot = { d: circle(5, 5, 5), fill: '#fff' };
    const result = plates([1, 2].map((x) => ({ clip: rect(x, 0, 4, 4), children: dot })), sheet);
    for (const plate of [result.colour, result.tone]) {
      const used = [...plate.matchAll(/clip-path="url\(#(c\d+)\)"/g)].map(([, id]) => id);
      expect(used).toEqual([...plate.matchAll(/<clipPath id="(c\d+)"/g)].map(([, id]) => id));
      expect(new Set(used).size).toBe(2);
    }
  });

  it('writes a gradient that many shapes share once', () => {
    const shape = { d: circle(5, 5, 5), fill: '#fff', tone: down({ light: 0.2 }, { shade: 0.4 }) };
    const { tone } = plates([shape, shape], sheet);
    expect(tone.match(/<linearGradient/g)).toHaveLength(1);
    expect(tone.match(/url\(#t0\)/g)).toHaveLength(2);
  });
});

describe('outlines', () => {
  it('closes the lines around what is above a level', () => {
    const field = sample(
      { x: 0, y: 0, width: 100, height: 100, cell: 5 },
      (x, y) => -Math.hypot(x - 50, y - 50),
    );
    const [loop = [], ...others] = isolines(field, -30);
    expect(others).toEqual([]);
    for (const [x, y] of loop) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
  });

  it('gives a stroke its width', () => {
    expect(
      ribbon(
        [
          [0, 0],
          [10, 0],
        ],
        () => 4,
      ),
    ).toMatch(/^M0 -2/);
  });
});
