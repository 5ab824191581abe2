import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const sprite = new Map(
  [...read('../ui/icons.svg').matchAll(/<symbol id="([^"]+)"[^>]*><path d="([^"]+)"/g)].map(
    ([, name = '', path = '']) => [name, path],
  ),
);
const sheet = read('chrome-shapes.css');
/** In the order of their places; the last one has thicker lines. */
const shapes = [
  'close',
  'chevron-right',
  'arrow-right',
  'menu',
  'chevron-down',
  'brochure',
  'contact',
  'calendar',
  'registration',
  'chevron-down',
];

/** A path of the sprite some units further right. */
function shifted(path: string, by: number): string {
  const commands = path.matchAll(/([a-z])([^a-z]*)/gi);
  return [...commands]
    .map(([, command = '', rest = ''], index) => {
      const numbers = [...rest.matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g)].map(Number);
      if (index === 0) {
        // A relative first move is absolute, unlike the lines after it.
        const [x = 0, y = 0, ...lines] = numbers;
        return `M${written([x + by, y])}${lines.length > 0 ? `l${written(lines)}` : ''}`;
      }
      const isAbsolute = command === command.toUpperCase() && command !== 'V';
      return command + written(isAbsolute ? numbers.map((n, i) => (i % 2 === 0 ? n + by : n)) : numbers);
    })
    .join('');
}

const written = (numbers: readonly number[]) =>
  numbers
    .map((number, index) => (index > 0 && number >= 0 ? ' ' : '') + String(number).replace(/(?<!\d)0\./, '.'))
    .join('');

it('the style sheet draws the header’s shapes as the sprite does', () => {
  const drawn = [...sheet.matchAll(/ d='([^']+)'/g)].map(([, path]) => path);
  const all = shapes.map((name, place) => shifted(sprite.get(name) ?? name, 24 * place));
  expect(drawn).toEqual([all.slice(0, -1).join(''), all.at(-1)]);
});

it('every shape of the picture is shown', () => {
  const places = [...(sheet + read('main-navigation.css')).matchAll(/--shape: (\d+);/g)].map(([, place]) =>
    Number(place),
  );
  expect([...new Set(places)].sort((a, b) => a - b)).toEqual([...shapes.keys()]);
  expect(sheet).toContain(`viewBox='0 0 ${24 * shapes.length} 24'`);
  expect(sheet).toContain(`/ ${shapes.length - 1}) 0 / ${shapes.length}00% 100%`);
});
