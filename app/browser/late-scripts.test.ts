import { afterEach, expect, it, vi } from 'vitest';
import { beginScript } from './late-scripts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const page = [
  [['routes/home', '/assets/home-1.js']],
  ['/assets/framework-1.js', '/assets/home-$&.js'],
  '/assets/entry.client-1.js',
] as const;

it('names every file in the page’s script, so that the browser finds none late', () => {
  const script = beginScript(...page);
  for (const file of [...page[1], page[2]]) expect(script).toContain(file);
});

it('the script in a page runs by itself, and leaves no name behind', () => {
  const listen = vi.fn();
  vi.stubGlobal('HTMLElement', { prototype: { popover: null } });
  vi.stubGlobal('Node', { prototype: { textContent: null } });
  new Function('addEventListener', beginScript(...page))(listen);
  expect(listen).toHaveBeenCalledWith('load', expect.any(Function));
  expect(beginScript(...page)).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
});
