import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const drawings = [...read('../ui/icons.svg').matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
const shapes = ['chrome-shapes.css', 'main-navigation.css'].flatMap((file) =>
  [...read(file).matchAll(/--shape: url\("[^"]*%3Cpath d='([^']+)'/g)].map(([, path]) => path),
);

it('the style sheet draws the header’s shapes as the sprite does', () => {
  expect(shapes.length).toBeGreaterThan(10);
  for (const shape of shapes) expect(drawings).toContain(shape);
});
