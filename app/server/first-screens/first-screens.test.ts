import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImageRequest } from '~/images/picture/request.server';
import { signedPath, signPicturesWith } from '~/images/picture/signature.server';
import { createFirstScreens, mostPictures, readinessTimeout } from './first-screens';

const picture = (name: string) => {
  const path = signedPath(`/uploads/${name}.jpg`);
  const set = [736, 960, 1280, 1920].map((width) => `/images/avif/${width}${path} ${width}w`).join(', ');
  return `<picture><source srcSet="${set}" sizes="100vw"/><img loading="eager"/></picture>`;
};
const homeOf = (...menu: string[]) =>
  `<header id="menu">${menu.map((path) => `<a href="${path}">x</a>`).join('')}</header>${picture('home')}`;
const used = (path: string) => new Set([{ path, relations: [] }]);

let pages: Record<string, { html: string; used: ReturnType<typeof used> }>;
let looks: string[];
let made: string[];
let state: { home: boolean; busy: boolean; ending: boolean };
let pauses: { milliseconds: number; end: () => void }[];
let prepare: (request: ImageRequest) => Promise<void>;

beforeEach(() => {
  signPicturesWith('a secret of the school');
  pages = {
    '/': { html: homeOf('/campus', '/ecole'), used: used('/iet-articles/accueil') },
    '/campus': { html: picture('campus'), used: used('/campuses') },
    '/ecole': { html: picture('ecole'), used: used('/iet-articles/ecole') },
  };
  looks = [];
  made = [];
  pauses = [];
  state = { home: true, busy: false, ending: false };
  prepare = async ({ path, width }) => {
    made.push(`${path} ${width}`);
  };
});
afterEach(() => {
  for (const { end } of pauses) end();
});

const create = () =>
  createFirstScreens({
    async pageAt(path) {
      looks.push(path);
      return pages[path] ?? null;
    },
    pagesOf: ({ collection, names }) =>
      collection === 'news' ? names.map((name) => `/actualites/${name}`) : [],
    prepare: (request) => prepare(request),
    hasHome: async () => state.home,
    isBusy: () => state.busy,
    isEnding: () => state.ending,
    pause: (milliseconds) =>
      new Promise<void>((end) => {
        pauses.push({ milliseconds, end });
      }),
  });
const isOpen = async (gate: Promise<void>) => {
  let open = false;
  void gate.then(() => {
    open = true;
  });
  await new Promise(setImmediate);
  return open;
};
/** Makes the site wait for its own delay. */
const pass = async (milliseconds: number) => {
  for (const pause of pauses) if (pause.milliseconds === milliseconds) pause.end();
  await new Promise(setImmediate);
};

describe('pictures of the first screens', () => {
  it('are made for the home page first, then for the pages of the menus', async () => {
    await create().start();
    expect(looks).toEqual(['/', '/campus', '/ecole']);
    expect(made.slice(0, 2)).toEqual(['/uploads/home.jpg 736', '/uploads/home.jpg 1920']);
    expect(made).toContain('/uploads/campus.jpg 1920');
    expect(made).toContain('/uploads/ecole.jpg 736');
  });

  it('are waited for by readiness: the home page’s, and no other’s', async () => {
    let finish = () => {};
    prepare = ({ path }) =>
      new Promise((resolve) => {
        made.push(path);
        finish = resolve;
      });
    const screens = create();
    void screens.start();
    expect(await isOpen(screens.homeIsReady())).toBe(false);
    while (!made.includes('/uploads/campus.jpg')) {
      finish();
      await new Promise(setImmediate);
    }
    expect(await isOpen(screens.homeIsReady())).toBe(true);
  });

  it('are awaited for ten seconds at most', async () => {
    prepare = () => new Promise(() => {});
    const screens = create();
    void screens.start();
    expect(await isOpen(screens.homeIsReady())).toBe(false);
    expect(readinessTimeout).toBe(10_000);
    await pass(readinessTimeout);
    expect(await isOpen(screens.homeIsReady())).toBe(true);
  });

  it('fail without consequence, and so does a page', async () => {
    prepare = () => Promise.reject(new Error('no such original'));
    pages['/campus'] = undefined as never;
    const screens = create();
    await screens.start();
    expect(looks).toEqual(['/', '/campus', '/ecole']);
    expect(await isOpen(screens.homeIsReady())).toBe(true);
  });

  it('delay nothing if nothing was started, as in development', async () => {
    const screens = create();
    screens.renew({ collection: 'campuses', names: ['lyon'] });
    expect(await isOpen(screens.homeIsReady())).toBe(true);
    expect(looks).toEqual([]);
  });

  it('wait for a home page, for visitors, and end with the process', async () => {
    state.home = false;
    const started = create().start();
    await pass(1000);
    expect(looks).toEqual([]);
    state.home = true;
    state.busy = true;
    await pass(1000);
    expect(looks).toEqual([]);
    state.busy = false;
    prepare = async () => {
      state.ending = true;
    };
    await pass(1000);
    await started;
    expect(looks).toEqual(['/']);
  });

  it('are bounded, however many pages the menus name', async () => {
    const paths = Array.from({ length: 90 }, (_, index) => `/campus/${index}`);
    pages['/'] = { html: homeOf(...paths), used: used('/menu-enrichis') };
    for (const path of paths)
      pages[path] = {
        html: `${picture(`a${path.slice(8)}`)}${picture(`b${path.slice(8)}`)}`,
        used: used('/x'),
      };
    await create().start();
    expect(made).toHaveLength(mostPictures);
  });
});

describe('pictures after a publication', () => {
  const settled = () => new Promise(setImmediate);

  it('the pages it shows in are looked at again, and no other', async () => {
    const screens = create();
    await screens.start();
    looks = [];
    made = [];
    pages['/campus'] = { html: picture('new'), used: used('/campuses') };
    screens.renew({ collection: 'campuses', names: ['lyon'] });
    await settled();
    expect(looks).toEqual(['/campus']);
    expect(made).toEqual(['/uploads/new.jpg 736', '/uploads/new.jpg 1920']);
  });

  it('are made for the published page, even if no menu leads there', async () => {
    const screens = create();
    await screens.start();
    made = [];
    pages['/actualites/passerelle'] = { html: picture('passerelle'), used: used('/news/passerelle') };
    screens.renew({ collection: 'news', names: ['passerelle'] });
    await settled();
    expect(made).toEqual(['/uploads/passerelle.jpg 736', '/uploads/passerelle.jpg 1920']);
  });

  it('are made for new pages of the menus too', async () => {
    const screens = create();
    await screens.start();
    looks = [];
    pages['/'] = { html: homeOf('/ecole', '/alumni'), used: used('/iet-articles/accueil') };
    screens.renew({ collection: 'iet-articles', names: ['accueil'] });
    await settled();
    expect(looks).toEqual(['/', '/ecole', '/alumni']);
    looks = [];
    // The menus no longer link there.
    screens.renew({ collection: 'campuses', names: ['lyon'] });
    await settled();
    expect(looks).toEqual([]);
  });
});
