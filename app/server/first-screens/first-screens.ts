/** Pictures the home page and the menus' pages show first, made before a visitor asks (decision 051). */
import { type ContentChange, touches, type UsedContent } from '~/content/content-use.server';
import type { ImageRequest } from '~/images/image-request';
import { readImageAddress } from '~/images/signed-request.server';
import { firstScreenPictures, menuPaths } from './read-page';
import type { Viewport } from './taken-width';

/** A page as visitors are sent it. */
export interface ShownPage {
  html: string;
  used: ReadonlySet<UsedContent>;
}

export interface FirstScreensOptions {
  /** @returns null for what is no page, or none at present */
  pageAt(path: string): Promise<ShownPage | null>;
  /** Makes a picture when no visitor waits for another. @throws when it cannot be made */
  prepare(request: ImageRequest): Promise<void>;
  /** Whether there is content to make pages of. */
  hasContent(): Promise<boolean>;
  /** Visitors need the process, or the content service is away: nothing is rendered ahead. */
  isBusy(): boolean;
  isEnding(): boolean;
  /** Waits, in milliseconds, and keeps no process alive. */
  pause(milliseconds: number): Promise<unknown>;
}

export interface FirstScreens {
  /** Begins, as soon as there is content. Called once, when the site listens. */
  start(): Promise<void>;
  /**
   * Resolves when the home page's pictures are made or cannot be, `patience` after the start at the latest; at once
   * where nothing was started, as in development.
   */
  homeIsReady(): Promise<void>;
  /** After the start, prepares the pages again that a change shows in. */
  changed(change: ContentChange): void;
}

/** Milliseconds after the start for which readiness waits for pictures. */
export const readinessTimeout = 10_000;
/** Pictures asked for in one go; most are kept already and cost a look. */
export const mostPictures = 200;
/** Pages of the menus that are looked at. */
const mostPages = 100;
/** Times the home page is looked for after the start. */
const mostTries = 10;
/** Milliseconds between two looks at whether it can go on. */
const look = 1000;

/** A phone and a desktop, as most visitors have them. */
const common: readonly Viewport[] = [
  { width: 412, density: 1.75 },
  { width: 1920, density: 1 },
];
/** The home page’s are made for sharper phones and smaller desktops too. */
const home: readonly Viewport[] = [...common, { width: 390, density: 3 }, { width: 1440, density: 1 }];

export function createFirstScreens(options: FirstScreensOptions): FirstScreens {
  const { pageAt, prepare, hasContent, isBusy, isEnding, pause } = options;
  /** What each page was made of when it was last looked at. */
  const known = new Map<string, ReadonlySet<UsedContent>>();
  const due = new Set<string>();
  let started = false;
  let working = false;
  let open = () => {};
  const prepared = new Promise<void>((resolve) => {
    open = resolve;
  });

  /** The menus are the home page's: what they no longer name is forgotten. */
  function follow(html: string): void {
    const paths = menuPaths(html).slice(0, mostPages);
    for (const path of known.keys()) if (path !== '/' && !paths.includes(path)) known.delete(path);
    for (const path of paths) if (!known.has(path)) due.add(path);
  }

  /** @returns how many pictures were asked for */
  async function lookAt(path: string, most: number): Promise<number> {
    const page = await pageAt(path).catch(() => null);
    if (!page) return 0;
    known.set(path, page.used);
    if (path === '/') follow(page.html);
    const addresses = firstScreenPictures(page.html, path === '/' ? home : common).slice(0, most);
    for (const address of addresses) {
      if (isEnding()) break;
      const request = readImageAddress(address);
      // A picture that cannot be made is the visitor's to hear of, and the log's.
      if (typeof request === 'object') await prepare(request).catch(() => undefined);
    }
    return addresses.length;
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    let left = mostPictures;
    for (const path of due) {
      while (isBusy() && !isEnding()) await pause(look);
      if (isEnding() || left <= 0) break;
      due.delete(path);
      left -= await lookAt(path, left);
      if (known.has('/')) open();
    }
    due.clear();
    working = false;
  }

  return {
    homeIsReady: () => (started ? prepared : Promise.resolve()),
    async start() {
      started = true;
      void pause(readinessTimeout).then(open);
      while (!(await hasContent())) {
        if (isEnding()) return;
        await pause(look);
      }
      // On a machine that is busy starting, the first render may take longer than a visitor would wait.
      for (let tries = 1; tries <= mostTries && !known.has('/') && !isEnding(); tries += 1) {
        if (tries > 1) await pause(look);
        due.add('/');
        await work();
      }
      open();
    },
    changed(change) {
      if (!started) return;
      for (const [path, used] of known)
        if ([...used].some((content) => touches(content, change))) due.add(path);
      if (!known.has('/')) due.add('/');
      void work();
    },
  };
}
