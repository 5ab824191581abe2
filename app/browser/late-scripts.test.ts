import { describe, expect, it, vi } from 'vitest';
import { scriptThatBegins } from './late-scripts';

const page = {
  routes: [['routes/home', '/assets/home-1.js']],
  modules: ['/assets/framework-1.js', '/assets/home-1.js'],
  entry: '/assets/entry.client-1.js',
} as const;

/** Runs the script in a window that only notes what it is asked to listen to. */
function signsOf(script: string): string[] {
  const signs: string[] = [];
  new Function('addEventListener', script)((type: string) => signs.push(type));
  return signs;
}

describe('the script that begins', () => {
  it('waits for the page, or for somebody who uses it', () => {
    expect(signsOf(scriptThatBegins(page)).toSorted()).toEqual(
      ['keydown', 'load', 'pointerdown', 'pointermove'].toSorted(),
    );
  });

  it.each([
    ['a pointer that rests where the page appears', { type: 'pointermove', movementX: 0, movementY: 0 }, 0],
    ['a pointer that moves', { type: 'pointermove', movementX: 0, movementY: 3 }, 1],
    ['a key', { type: 'keydown' }, 1],
  ])('hears %s', (_, event, begun) => {
    const listeners = new Map<string, (event: object) => void>();
    const append = vi.fn();
    const document = { createElement: () => ({}), head: { append } };
    const listen = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
    new Function('addEventListener', 'document', scriptThatBegins(page))(listen, document);
    listeners.get(event.type)?.(event);
    expect(append).toHaveBeenCalledTimes(begun);
  });

  it('names every file, so that none is found late', () => {
    const script = scriptThatBegins(page);
    for (const file of [...page.modules, page.entry]) expect(script).toContain(file);
  });
});
