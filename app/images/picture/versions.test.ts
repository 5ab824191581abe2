import { afterEach, expect, it } from 'vitest';
import { forgetReplaced, noteVersion, presentVersion } from './versions';

let forgotten: string[] = [];
afterEach(() => {
  forgotten = [];
  forgetReplaced(() => undefined);
});
const listen = () => forgetReplaced((path) => forgotten.push(path));

it('the pictures of a file that was replaced are forgotten in all its versions, and its new version stands for the old', () => {
  listen();
  noteVersion('/uploads/ville-a.jpg', '/uploads/ville-a.jpg?v=1');
  noteVersion('/uploads/ville-a.jpg', '/uploads/ville-a.jpg?v=1');
  expect(forgotten).toEqual([]);
  expect(presentVersion('/uploads/ville-a.jpg?v=1')).toBe('/uploads/ville-a.jpg?v=1');
  noteVersion('/uploads/ville-a.jpg', '/uploads/ville-a.jpg?v=2');
  expect(forgotten).toEqual(['/uploads/ville-a.jpg']);
  expect(presentVersion('/uploads/ville-a.jpg?v=1')).toBe('/uploads/ville-a.jpg?v=2');
  expect(presentVersion('/uploads/ville-a.jpg?v=2')).toBe('/uploads/ville-a.jpg?v=2');
});

it('a file that comes back in its old version stands for itself again', () => {
  listen();
  for (const version of ['1', '2', '1'])
    noteVersion('/uploads/ville-b.jpg', `/uploads/ville-b.jpg?v=${version}`);
  expect(forgotten).toEqual(['/uploads/ville-b.jpg', '/uploads/ville-b.jpg']);
  expect(presentVersion('/uploads/ville-b.jpg?v=1')).toBe('/uploads/ville-b.jpg?v=1');
  expect(presentVersion('/uploads/ville-b.jpg?v=2')).toBe('/uploads/ville-b.jpg?v=1');
});

it('works without a listener', () => {
  noteVersion('/uploads/ville-c.jpg', '/uploads/ville-c.jpg?v=1');
  noteVersion('/uploads/ville-c.jpg', '/uploads/ville-c.jpg?v=2');
  expect(presentVersion('/uploads/ville-c.jpg?v=1')).toBe('/uploads/ville-c.jpg?v=2');
});
