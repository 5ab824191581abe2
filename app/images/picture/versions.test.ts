import { afterEach, expect, it } from 'vitest';
import { currentVersion, noteVersion, onVersionReplaced } from './versions';

let forgotten: string[] = [];
afterEach(() => {
  forgotten = [];
  onVersionReplaced(() => undefined);
});
const listen = () => onVersionReplaced((path) => forgotten.push(path));

it('forgets all versions of a replaced file, and uses its new version', () => {
  listen();
  noteVersion('/uploads/ville-a.jpg', '/uploads/ville-a.jpg?v=1');
  noteVersion('/uploads/ville-a.jpg', '/uploads/ville-a.jpg?v=1');
  expect(forgotten).toEqual([]);
  expect(currentVersion('/uploads/ville-a.jpg?v=1')).toBe('/uploads/ville-a.jpg?v=1');
  noteVersion('/uploads/ville-a.jpg', '/uploads/ville-a.jpg?v=2');
  expect(forgotten).toEqual(['/uploads/ville-a.jpg']);
  expect(currentVersion('/uploads/ville-a.jpg?v=1')).toBe('/uploads/ville-a.jpg?v=2');
  expect(currentVersion('/uploads/ville-a.jpg?v=2')).toBe('/uploads/ville-a.jpg?v=2');
});

it('uses an earlier version again when the file returns to it', () => {
  listen();
  for (const version of ['1', '2', '1'])
    noteVersion('/uploads/ville-b.jpg', `/uploads/ville-b.jpg?v=${version}`);
  expect(forgotten).toEqual(['/uploads/ville-b.jpg', '/uploads/ville-b.jpg']);
  expect(currentVersion('/uploads/ville-b.jpg?v=1')).toBe('/uploads/ville-b.jpg?v=1');
  expect(currentVersion('/uploads/ville-b.jpg?v=2')).toBe('/uploads/ville-b.jpg?v=1');
});

it('works without a listener', () => {
  noteVersion('/uploads/ville-c.jpg', '/uploads/ville-c.jpg?v=1');
  noteVersion('/uploads/ville-c.jpg', '/uploads/ville-c.jpg?v=2');
  expect(currentVersion('/uploads/ville-c.jpg?v=1')).toBe('/uploads/ville-c.jpg?v=2');
});
