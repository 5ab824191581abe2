/** Properties of a page at any width, measured in the browser. Each returns the places where it fails. */
import type { Page } from 'playwright/test';

/** Unfolds the folded parts of a page, and renders those below the viewport, so that they are checked, too. */
export function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelector('main')?.removeAttribute('data-on-sight');
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/** Grids of cards whose last row is shorter than the others: no card stays alone. */
export function gapsInLastRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const grids = '.card-rows, .card-grid-wide, .testimonials';
    return [...document.querySelectorAll(grids)]
      .filter((grid) => grid.lastElementChild && grid.checkVisibility())
      .filter((grid) => rightOf(grid) - rightOf(grid.lastElementChild) > 1)
      .map(
        (grid) => `“${grid.lastElementChild?.textContent?.slice(0, 60)}” leaves a gap in ${grid.className}`,
      );

    function rightOf(element: Element | null): number {
      return element?.getBoundingClientRect().right ?? 0;
    }
  });
}

/**
 * Windows in which fixed bars leave too little of 320 by 256 px: the size of 1280 by 1024 px at 400 % (RGAA 10.11).
 */
export function barsOverWindow(page: Page): Promise<string[]> {
  return page.evaluate((minFree) => {
    scrollTo(0, 600);
    const rows = Array.from({ length: innerHeight / 4 }, (_, row) => row * 4 + 2);
    const bars = rows.flatMap((y) => {
      const bar = barAt(innerWidth / 2, y);
      return bar ? [bar] : [];
    });
    scrollTo(0, 0);
    const free = innerHeight - bars.length * 4;
    return free >= minFree ? [] : [`${free} px are free of ${[...new Set(bars)].join(', ')}`];

    function barAt(x: number, y: number): string | null {
      for (let part = document.elementFromPoint(x, y); part; part = part.parentElement) {
        const { position } = getComputedStyle(part);
        const isWide = part.getBoundingClientRect().width > innerWidth / 2;
        if ((position === 'fixed' || position === 'sticky') && isWide) return part.className || part.tagName;
      }
      return null;
    }
  }, minFreeHeight);
}

/** CSS pixels that fixed bars must leave free. */
const minFreeHeight = 200;

/** Elements that reach past the right edge, when the page scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isInScrollingBox(element),
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    return [
      `scrolls ${scrollWidth - clientWidth} px sideways`,
      ...innermost.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
    ];

    function isInScrollingBox(element: Element): boolean {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        if (getComputedStyle(parent).overflowX !== 'visible') return true;
      }
      return false;
    }
  });
}

/**
 * Text outside the box of an ancestor that hides overflow, or of the page. Text for screen readers only (boxes of a
 * pixel) is cut on purpose, and so is text that an ancestor can scroll to.
 */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 2;
    const cut: string[] = [];
    // Thousands of words share a few hundred ancestors.
    const measuredElements = new Map<Element, ReturnType<typeof measure>>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const where = cutBy(node.parentElement, box);
      if (where) cut.push(`“${node.textContent.trim().slice(0, 60)}” in ${where}`);
    }
    return cut;

    function cutBy(parent: Element, box: DOMRect): string | null {
      for (
        let element: Element | null = parent;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const measured = measuredElements.get(element) ?? measure(element);
        measuredElements.set(element, measured);
        const { room, shows, hidesX, hidesY, isFixed } = measured;
        if (!shows) return null;
        const sideways = box.right > room.right + tolerance || box.left < room.left - tolerance;
        const upright = box.bottom > room.bottom + tolerance || box.top < room.top - tolerance;
        if ((hidesX && sideways) || (hidesY && upright)) return nameOf(element);
        if (isFixed) break;
      }
      return box.right > document.documentElement.clientWidth + tolerance ? 'the page' : null;
    }

    function measure(element: Element) {
      const { visibility, overflowX, overflowY, position } = getComputedStyle(element);
      const room = element.getBoundingClientRect();
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      return {
        room,
        shows: visibility !== 'hidden' && !scrolls && room.width > 1 && room.height > 1,
        hidesX: hides(overflowX),
        hidesY: hides(overflowY),
        isFixed: position === 'fixed',
      };
    }

    function hides(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip';
    }

    function nameOf(element: Element): string {
      return element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
    }
  });
}

/** Bars that stay over the page while it scrolls. */
export function barsOverText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.bottom-bar')]
      .filter((bar) => getComputedStyle(bar).position !== 'static')
      .map((bar) => bar.outerHTML.slice(0, 80)),
  );
}

/** Text below floating elements. */
export function textUnder(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((floating) => {
    const box = floating.getBoundingClientRect();
    const covered: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || floating.contains(parent)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(meets)) covered.push(node.textContent.trim().slice(0, 60));
    }
    return covered;

    function meets(line: DOMRect): boolean {
      const width = Math.min(line.right, box.right) - Math.max(line.left, box.left);
      const height = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
      return width > 1 && height > 1;
    }
  });
}

/** Pixels a finger needs (WCAG 2.5.5), and a link in a line of links (WCAG 2.5.8). */
const smallestTarget = { alone: 44, inLine: 24 };

/**
 * Links, buttons and fields lower or narrower than a finger needs, except links in running text, whose lines order
 * them, and links of drawings, which are also in a list on the same page (WCAG 2.5.5). Where a line has nothing but
 * links, they are lower. A link whose `::after` covers its card has the size of the card.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input:not([type=hidden]), textarea, summary',
    );
    const small: string[] = [];
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isForScreenReaders(element)) continue;
      const { width, height } = areaOf(element);
      if (height >= smallest.alone - 0.5 && width >= smallest.alone - 0.5) continue;
      if (hasEquivalent(element)) continue;
      if (isInRunningText(element) && (hasWordsAround(element) || isHighInLine(element))) continue;
      small.push(`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 110)}`);
    }
    return small;

    function areaOf(element: HTMLElement): DOMRect {
      const label = labelOver(element);
      if (label) return label.getBoundingClientRect();
      const cover = getComputedStyle(element, '::after');
      if (cover.content !== 'none' && cover.position === 'absolute' && cover.inset === '0px') {
        const card = element.offsetParent ?? element;
        const around = getComputedStyle(element).position === 'static' ? card : element;
        return around.getBoundingClientRect();
      }
      return element.getBoundingClientRect();
    }

    /** A label around a control, or one that lies over it, is its target. */
    function labelOver(element: HTMLElement): HTMLElement | undefined {
      const box = element.getBoundingClientRect();
      return [...((element as HTMLInputElement).labels ?? [])].find((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        const covers = left <= box.left && right >= box.right && top <= box.top && bottom >= box.bottom;
        return label.contains(element) || covers;
      });
    }

    function isForScreenReaders(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || Boolean(element.closest('.skip-links'));
    }

    function hasEquivalent(element: HTMLElement): boolean {
      const href = element.getAttribute('href');
      const others = document.querySelectorAll<HTMLElement>(`a[href="${href}"]:not(svg a)`);
      return (
        Boolean(element.closest('svg')) &&
        [...others].some((other) => areaOf(other).height >= smallest.alone - 0.5)
      );
    }

    /** There are words beside the link in the text block that holds it. */
    function isInRunningText(element: HTMLElement): boolean {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      const block = textBlockOf(element);
      if (!block) return false;
      const otherLength = (block.textContent ?? '').length - (element.textContent ?? '').length;
      return otherLength > 3;
    }

    /** The text block says more than its links, what is bold and the signs between them. */
    function hasWordsAround(element: HTMLElement): boolean {
      const words = textBlockOf(element)?.cloneNode(true) as HTMLElement;
      for (const part of words.querySelectorAll('a, b')) part.remove();
      return /\p{L}|\p{N}/u.test(words.textContent ?? '');
    }

    function isHighInLine(element: HTMLElement): boolean {
      return [...element.getClientRects()].every(({ height }) => height >= smallest.inLine - 0.5);
    }

    function textBlockOf(element: HTMLElement): Element | null {
      return element.closest('p, li, dd, td, th, figcaption, caption, blockquote');
    }
  }, smallestTarget);
}

/** Links that are neither underlined nor framed nor on a background of their own, except titles of cards and current ones. */
export function linksLikeText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClear = (colour: string) => colour === 'rgba(0, 0, 0, 0)' || colour === 'transparent';
    const looksLikeLink = (element: Element) => {
      const style = getComputedStyle(element);
      const isFramed = parseFloat(style.borderBottomWidth) > 0 && !isClear(style.borderBottomColor);
      return style.textDecorationLine.includes('underline') || isFramed || !isClear(style.backgroundColor);
    };
    // Tabs and filters have a row of their own, and mark the current one.
    const exceptions = '.entry-link, [aria-current], svg a, .sheet-nav a, .filter-links a';
    return [...document.querySelectorAll('main a')]
      .filter((link) => link.checkVisibility() && link.textContent?.trim() && !link.matches(exceptions))
      .filter((link) => ![link, ...link.querySelectorAll('*')].some(looksLikeLink))
      .map((link) => `“${link.textContent?.trim().slice(0, 40)}”`);
  });
}

/** Chips above the content of a phone that take more than one row. */
export function rowsOfChips(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(.filter-links, .local-navigation) ul')]
      .filter(({ clientHeight }) => clientHeight > 80)
      .map(({ clientHeight, textContent }) => `${clientHeight} px: “${textContent?.slice(0, 40)}”`),
  );
}
