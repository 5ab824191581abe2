import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginScripts } from './begin-scripts';

/** Vitest checks whether a thrown value is one. */
class Nodes {
  get textContent() {
    return null;
  }
}

/** Modules run once: each test has its own. */
let turn = 0;
const moduleOf = (name: string, then = '') =>
  `data:text/javascript,globalThis.ran.push('${name}');${then}export const name='${name}'//${turn}`;
let files: Record<'framework' | 'home' | 'gone' | 'entry', string>;
let isAsked: boolean;

let listeners: Map<string, (event: object) => void>;
let links: { href: string; remove: () => void }[];
let ran: string[];
let frames: (() => void)[];
let idle: (() => void)[];
let paint: ((list: object, observer: object) => void) | null;
let root: { dataset: DOMStringMap };

/** The browser APIs that the script uses; the tests call its callbacks. */
beforeEach(() => {
  turn += 1;
  files = {
    framework: moduleOf('framework'),
    home: moduleOf('home'),
    gone: moduleOf('gone', "throw new Error('gone');"),
    entry: moduleOf('entry'),
  };
  isAsked = false;
  listeners = new Map();
  [links, ran, frames, idle, paint] = [[], [], [], [], null];
  root = { dataset: {} };
  vi.stubGlobal('ran', ran);
  vi.stubGlobal('HTMLElement', { prototype: { popover: null } });
  vi.stubGlobal('Node', Nodes);
  vi.stubGlobal('window', {});
  vi.stubGlobal('self', { requestIdleCallback: (then: () => void) => idle.push(then) });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void, options = {}) => {
    listeners.set(type, listener);
    const { signal } = options as { signal?: AbortSignal };
    signal?.addEventListener('abort', () => listeners.delete(type));
  });
  vi.stubGlobal('document', {
    documentElement: root,
    createElement: () => ({
      remove() {
        links = links.filter((link) => link !== this);
      },
    }),
    head: {
      append(...added: typeof links) {
        isAsked = true;
        links.push(...added);
      },
    },
  });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  class Observer {
    constructor(then: typeof paint) {
      paint = then;
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(async () => {
  if (isAsked) await vi.waitFor(() => expect(ran.at(-1)).toMatch(/entry|gone/));
  vi.unstubAllGlobals();
});

const begin = (modules = [files.framework, files.home]) =>
  beginScripts([['routes/home', files.home]], modules, files.entry);
const send = (type: string, event: object = {}) => listeners.get(type)?.({ type, ...event });
const nextFrame = () => {
  for (const then of frames.splice(0)) then();
};

describe('the scripts of a page are requested', () => {
  it.each([
    ['not by a pointer that rests where the page appears', 'pointermove', { movementX: 0, movementY: 0 }, 0],
    ['by a pointer that moves', 'pointermove', { movementX: 0, movementY: 3 }, 3],
    ['by a press', 'pointerdown', {}, 3],
    ['by a key', 'keydown', {}, 3],
  ])('%s', (_, type, event, asked) => {
    begin();
    send(type, event);
    expect(links).toHaveLength(asked);
  });

  it('start only once', async () => {
    begin();
    const key = listeners.get('keydown');
    send('pointerdown');
    key?.({ type: 'keydown' });
    expect(links).toHaveLength(3);
    await vi.waitFor(() => expect(ran).toContain('entry'));
    expect(ran).toEqual(['framework', 'home', 'entry']);
    expect(listeners.has('pointermove')).toBe(false);
  });

  it('start when the page is loaded, painted and the browser idle', () => {
    begin();
    send('load');
    paint?.({ getEntriesByName: () => [] }, {});
    expect(frames).toHaveLength(0);
    paint?.({ getEntriesByName: () => [{}] }, { disconnect: () => {} });
    nextFrame();
    expect(idle).toHaveLength(0);
    nextFrame();
    expect(links).toHaveLength(0);
    for (const then of idle) then();
    expect(links).toHaveLength(3);
  });
});

describe('the scripts of a page are never requested', () => {
  it.each([
    ['HTMLElement', { prototype: {} }],
    ['HTMLElement', undefined],
    ['URL', class {}],
    ['Node', { prototype: {} }],
  ])('start on another %s of the browser (%j)', (name, found) => {
    vi.stubGlobal(name, found);
    begin();
    send('keydown');
    send('load');
    expect(links).toEqual([]);
    expect(root.dataset).toEqual({ plain: '' });
  });
});

describe('the scripts of a page run', () => {
  it('load one by one, dependencies first, and leave the document unchanged', async () => {
    begin();
    send('keydown');
    expect(links.map(({ href }) => href)).toEqual([files.framework, files.home, files.entry]);
    await vi.waitFor(() => expect(ran).toEqual(['framework', 'home', 'entry']));
    expect(links).toEqual([]);
    expect(window.__remixRouteModules).toMatchObject({ 'routes/home': { name: 'home' } });
  });

  it('stop at a file that cannot be loaded', async () => {
    begin([files.framework, files.gone, files.home]);
    send('keydown');
    await vi.waitFor(() => expect(ran).toContain('gone'));
    // By then, immediate effects of its failure have happened.
    await new Promise((resolve) => setImmediate(resolve));
    expect(ran).toEqual(['framework', 'gone']);
    expect(root.dataset).toEqual({ plain: '' });
    expect(window.__remixRouteModules).toBeUndefined();
  });
});
