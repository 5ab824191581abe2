/** Converts the first pictures of the home page and of the menus' pages ahead of requests (decision 051). */
import { type ContentChange, touches, type UsedContent } from '~/content/questions/content-use.server';
import type { ImageRequest } from '~/images/picture/request.server';
import { readImageAddress } from '~/images/picture/signed-request.server';
import { firstScreenPictures, menuPaths } from './read-page';
import type { Viewport } from './taken-width';

/** A page as it is sent to visitors. */
export interface ShownPage {
  html: string;
  used: ReadonlySet<UsedContent>;
}

export interface FirstScreensOptions {
  /** @returns null when it is not a page, or a failed one */
  pageAt(path: string): Promise<ShownPage | null>;
  /** The page of an entry that a change names. */
  pagesOf(change: ContentChange): readonly string[];
  /** Converts a picture when no visitor waits for another. @throws when it fails */
  prepare(request: ImageRequest): Promise<void>;
  /** Whether the home page can be rendered. */
  hasHome(): Promise<boolean>;
  /** Overload, or the content service is down: nothing is rendered ahead. */
  isBusy(): boolean;
  isEnding(): boolean;
  /** Waits this many milliseconds without keeping the process alive. */
  pause(milliseconds: number): Promise<unknown>;
}

export interface FirstScreens {
  /** Starts as soon as there is a home page. Called once, when the site listens. */
  start(): Promise<void>;
  /**
   * Resolves when the home page's pictures are made or have failed, `readinessTimeout` after the start at the latest;
   * at once when `start` was not called, as in development.
   */
  homeIsReady(): Promise<void>;
  /** Prepares the affected pages again after a change of content, and the page of an entry that was published. */
  renew(change: ContentChange): void;
}

/** Milliseconds readiness waits for pictures after the start. */
export const readinessTimeout = 10_000;
/** Most pictures in one run; most are cached already and cost a lookup. */
export const mostPictures = 200;
/** Most pages of the menus. */
const mostPages = 100;
/** Milliseconds between two checks whether work can continue. */
const look = 1000;

/** The most common phone and desktop. */
const common: readonly Viewport[] = [
  { width: 412, density: 1.75 },
  { width: 1920, density: 1 },
];
/** The home page's pictures are also made for sharper phones and smaller desktops. */
const home: readonly Viewport[] = [...common, { width: 390, density: 3 }, { width: 1440, density: 1 }];

export function createFirstScreens(options: FirstScreensOptions): FirstScreens {
  const { pageAt, pagesOf, prepare, hasHome, isBusy, isEnding, pause } = options;
  /** Content used by each page when it was last read. */
  const known = new Map<string, ReadonlySet<UsedContent>>();
  const due = new Set<string>();
  let started = false;
  let working = false;
  let open = () => {};
  const prepared = new Promise<void>((resolve) => {
    open = resolve;
  });

  /** Reads the menus from the home page, and forgets pages that are no longer in them. */
  function follow(html: string): void {
    const paths = menuPaths(html).slice(0, mostPages);
    for (const path of known.keys()) if (path !== '/' && !paths.includes(path)) known.delete(path);
    for (const path of paths) if (!known.has(path)) due.add(path);
  }

  /** @returns the number of pictures that were requested */
  async function lookAt(path: string, most: number): Promise<number> {
    const page = await pageAt(path).catch(() => null);
    if (!page) return 0;
    known.set(path, page.used);
    if (path === '/') follow(page.html);
    const addresses = firstScreenPictures(page.html, path === '/' ? home : common).slice(0, most);
    for (const address of addresses) {
      if (isEnding()) break;
      const request = readImageAddress(address);
      // A picture that fails here fails again on request, where it is logged and answered with an error.
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
      while (!(await hasHome())) {
        if (isEnding()) return;
        await pause(look);
      }
      due.add('/');
      await work();
      open();
    },
    renew(change) {
      if (!started) return;
      for (const [path, used] of known)
        if ([...used].some((content) => touches(content, change))) due.add(path);
      // A page outside the menus: its first visitor comes as soon as it is announced.
      for (const path of pagesOf(change)) due.add(path);
      if (!known.has('/')) due.add('/');
      void work();
    },
  };
}
