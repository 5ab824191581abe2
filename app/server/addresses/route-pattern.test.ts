import type { ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { createRouteFinder } from './route-pattern';

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  programme: { id: 'programme', parentId: 'root', path: 'formations/:slug' },
  picture: { id: 'picture', parentId: 'root', path: 'images/:format/:width/*' },
  other: { id: 'other', parentId: 'root', path: '*' },
} as unknown as ServerBuild['routes'];

describe('the pattern of an address', () => {
  const findRoute = createRouteFinder(routes);

  it.each([
    ['/', '/'],
    ['/formations/bts-gpn', '/formations/:slug'],
    ['/images/webp/640/uploads/a.jpg', '/images/:format/:width/*'],
    ['/a/b/c', '/*'],
  ])('%s is %s', (path, pattern) => expect(findRoute(path).pattern).toBe(pattern));
});
