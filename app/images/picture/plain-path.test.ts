import { expect, it } from 'vitest';
import { plainPath } from './plain-path';

const deep = (segments: number) => '/a'.repeat(segments);

it('encodes a path on a media host in one way', () => {
  expect(plainPath('/écoles/(1) été.jpg')).toBe('/%C3%A9coles/%281%29%20%C3%A9t%C3%A9.jpg');
  expect(plainPath('/ecoles/~a.jpg')).toBe('/ecoles/~a.jpg');
});

it.each(['/~cdn.example/eau.jpg', '/%7Ecdn.example/eau.jpg', '/%7ecdn.example/eau.jpg', '/../eau.jpg'])(
  'refuses %s',
  (path) => expect(plainPath(path)).toBeNull(),
);

it('has at most seven parts and 400 encoded characters', () => {
  expect(plainPath(deep(7))).toBe(deep(7));
  expect(plainPath(deep(8))).toBeNull();
  expect(plainPath(`/${'a'.repeat(399)}`)).toHaveLength(400);
  expect(plainPath(`/${'a'.repeat(400)}`)).toBeNull();
  expect(plainPath(`/${'é'.repeat(67)}`)).toBeNull();
});
