import { describe, expect, it, vi } from 'vitest';
import { loadRouteModules, type RouteModuleSources } from './route-modules';

const sources = (load: RouteModuleSources['load']): RouteModuleSources => ({
  routes: [
    {
      id: 'root',
      path: '',
      children: [
        { id: 'routes/campuses', path: 'campus' },
        { id: 'routes/campus', path: 'campus/:slug' },
      ],
    },
  ],
  manifest: {
    root: { module: '/assets/root-1.js' },
    'routes/campuses': { module: '/assets/campuses-1.js' },
    'routes/campus': { module: '/assets/campus-1.js' },
  },
  modules: { root: {}, 'routes/campuses': {} },
  load,
});

describe('the code of a page', () => {
  it('is loaded once, and only if it is missing', async () => {
    const load = vi.fn(async () => ({ default: 'the campus page' }));
    const from = sources(load);
    await loadRouteModules('/campus/lyon', from);
    expect(load.mock.calls).toEqual([['/assets/campus-1.js']]);
    expect(from.modules['routes/campus']).toEqual({ default: 'the campus page' });
    expect(loadRouteModules('/campus/nantes', from)).toBeNull();
  });

  it('is already loaded for a page of the same route', () => {
    expect(loadRouteModules('/campus', sources(vi.fn()))).toBeNull();
    expect(loadRouteModules('/nulle-part/du/tout', sources(vi.fn()))).toBeNull();
  });

  it('throws when it cannot be loaded', async () => {
    const from = sources(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadRouteModules('/campus/lyon', from)).rejects.toThrow('Failed to fetch');
    expect('routes/campus' in from.modules).toBe(false);
  });
});
