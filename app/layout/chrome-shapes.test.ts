import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const drawings = [...read('../ui/icons.svg').matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
const sheet = read('chrome-shapes.css');
const shapes = [...sheet.matchAll(/%3Cpath [^>]*?d='([^']+)'/g)].map(([, path]) => path);

it('the style sheet draws the header’s shapes as the sprite does', () => {
  expect(shapes.length).toBeGreaterThan(10);
  for (const shape of shapes) expect(drawings).toContain(shape);
});

it('every shape has its own place in the picture', () => {
  const places = [...(sheet + read('main-navigation.css')).matchAll(/--shape: (\d+);/g)].map(([, place]) =>
    Number(place),
  );
  expect(places.sort((a, b) => a - b)).toEqual([...shapes.keys()]);
  expect(sheet).toContain(`viewBox='0 0 ${24 * shapes.length} 24'`);
  expect(sheet).toContain(`/ ${shapes.length - 1}) 0 / ${shapes.length}00% 100%`);
});
