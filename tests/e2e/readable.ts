/**
 * The rules of RGAA beyond axe's that a machine can check, in the current page: each returns its failures, with the
 * number of its criterion.
 */
import type { Page } from 'playwright/test';
import { spokenNodes } from '../../tools/ears/spoken-lines.mjs';

/** Names that end so are of links to another window. */
const otherWindow = 'nouvelle fenêtre';

export async function unreadable(page: Page): Promise<string[]> {
  return [...(await inMarkup(page)), ...(await inSpeech(page))];
}

function inMarkup(page: Page): Promise<string[]> {
  return page.evaluate((otherWindow) => {
    const failures: string[] = [];
    const check = (criterion: string, selector: string, isWrong: (element: HTMLElement) => boolean) => {
      for (const element of document.querySelectorAll<HTMLElement>(selector))
        if (isWrong(element)) failures.push(`${criterion}: ${element.outerHTML.slice(0, 160)}`);
    };
    const nameOf = (element: HTMLElement) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const isShown = (element: HTMLElement) => element.checkVisibility();
    const always = () => true;
    /** The text that is in the element itself, not in its children. */
    const ownText = (element: Element, separator = ' ') =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join(separator);
    /** Another one of the page has the same words. */
    const isOneOf = (selector: string) => (element: HTMLElement) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(
        (other) => other !== element && nameOf(other) === nameOf(element),
      );
    const labelOf = (field: Element) =>
      [...((field as HTMLInputElement).labels ?? [])].map(nameOf).join(' ') ||
      field.getAttribute('aria-label') ||
      '';
    // Words that one language has and the other has not.
    const english = /(?<![\p{L}’'-])(?:the|and|with|your|our|from|this)(?![\p{L}’'-])/iu;
    const french = /(?<![\p{L}’'-])(?:les|des|une|et|dans|pour|avec|est)(?![\p{L}’'-])/iu;
    const byLooks =
      /(?<!\p{L})(?:ci-contre|(?:bouton|lien|encart|cadre|champ|pictogramme)s? (?:vert|rouge|bleu|rond|carré)e?s?|(?:indiqu|marqu|écri|signal|surlign)\p{L}* en (?:vert|rouge|bleu)(?!\p{L})|colonne de (?:droite|gauche)|(?:bouton|lien|menu) (?:de|à) (?:droite|gauche))/iu;

    check('a label without its words', 'main', (main) => /\{\w+\}/.test(main.textContent ?? ''));
    // 1.3: a file's name or its kind is not an alternative, and a description is beside the picture.
    check('1.3', 'img:not([alt=""])', ({ alt }: HTMLElement & { alt?: string }) => {
      const text = alt ?? '';
      return text.length > 120 || /^(?:image|photo|logo|img)?$|\.(?:jpe?g|png|webp|avif|svg)$/i.test(text);
    });
    // 1.6: what a drawing leads to is also in words beside it, by the same name (1.7).
    check('1.6', 'svg a[href]', (link) => {
      const others = document.querySelectorAll<HTMLElement>(
        `a[href="${link.getAttribute('href')}"]:not(svg a)`,
      );
      return ![...others].some((other) => nameOf(other) === nameOf(link));
    });
    check('1.9', 'figure:has(> figcaption):has(img:not([alt=""]))', (figure) => {
      const caption = figure.querySelector('figcaption')?.textContent?.trim();
      return figure.getAttribute('aria-label') !== caption;
    });
    check('2.2', 'iframe', (frame) => /^$|^https?:|^iframe$/i.test(frame.title.trim()));
    // 3.2: axe does not measure what a field says while it is empty.
    check('3.2', '[placeholder]', (field) => {
      const words = getComputedStyle(field, '::placeholder');
      const isInked = words.opacity === '1' && !/[/]|rgba/.test(words.color);
      return field.checkVisibility() && !isInked;
    });
    check('4.10', ':is(video, audio)[autoplay]', always);
    check('2.5.7', '[draggable=true], input[type=range]', always);
    check('5.5', 'caption', isOneOf('caption'));
    check('5.6', 'table', (table) => table.querySelector('th') === null);
    check('5.7', 'th', (head) => !head.hasAttribute('scope') && !head.id);
    check('8.7', 'main :is(p, li, dd, td, h1, h2, h3, h4)', (part) => {
      const [own, other] =
        part.closest('[lang]')?.getAttribute('lang') === 'en' ? [french, english] : [english, french];
      const text = ownText(part);
      return own.test(text) && !other.test(text);
    });
    check('8.9', 'center, font, big, strike, tt, marquee, blink', always);
    check('8.9', 'body :is([align], [bgcolor], [border], [valign], [cellpadding]):not(svg *)', always);
    // Lines and spaces that only make room.
    check('8.9', 'br + br, p:empty:not([role=status])', isShown);
    check('11.9', 'button', (button) => /^(?:ok|voir|valider|go|envoyer)?$/i.test(nameOf(button)));
    const withoutPurpose =
      'input:is([type=email]:not([autocomplete=email]), [type=tel]:not([autocomplete=tel]), [name=name]:not([autocomplete=name]))';
    check('11.13', withoutPurpose, always);
    check('12.8', '[tabindex]', (element) => element.tabIndex > 0);
    check('12.10', '[accesskey]', always);
    check('13.1', 'meta[http-equiv=refresh]', always);
    check('13.2', 'a[target=_blank]', (link) => {
      const mark = link.querySelector('svg[aria-label]');
      return !`${nameOf(link)} ${mark?.getAttribute('aria-label')}`.includes(otherWindow);
    });
    // A reader who moves from title to title reads an element before a title as the end of the previous card.
    check('spoken before its title', 'article:not(:has(h1))', (card) => {
      const title = card.querySelector('h2, h3, h4');
      if (!title) return false;
      const before = document.createRange();
      before.setStart(card, 0);
      before.setEndBefore(title);
      const spoken = before.cloneContents();
      for (const unspoken of spoken.querySelectorAll('[aria-hidden=true]')) unspoken.remove();
      return spoken.textContent?.trim() !== '';
    });
    // 13.5: what stands for "to" between two words is read as an arrow.
    check('an arrow read aloud', 'main *', (element) => {
      return /[→⇒]/.test(ownText(element)) && element.closest('[aria-hidden=true]') === null;
    });
    // 10.2: no style sheet adds words; the exception shows the alternative of a missing picture.
    check('10.2', 'body *:not(img)', (element) =>
      ['::before', '::after'].some((pseudo) => {
        const { content } = getComputedStyle(element, pseudo);
        return /^"[^"]*[\p{L}\p{N}]/u.test(content);
      }),
    );
    // 10.5: text, and a picture behind it, has a background of its own or of an element behind it.
    check('10.5', 'body *', (element) => {
      if (ownText(element).trim() === '') return false;
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        if (!/[/,]\s*0\)$|^transparent$/.test(backgroundColor)) return false;
        if (backgroundImage.includes('url(')) return true;
      }
      return true;
    });
    // 10.9, 10.10: nothing is pointed at by its place, its shape or its colour.
    check('10.9', 'main :is(p, li, dd, td, label)', (part) => byLooks.test(ownText(part)));
    check(
      '11.2',
      ':is(input, select, textarea):not([type=hidden], [type=checkbox], [type=radio])',
      (field) => {
        const form = (field as HTMLInputElement).form;
        const name = labelOf(field);
        const sameLabels = [...(form?.elements ?? [])].filter(
          (other) => other !== field && labelOf(other) === name,
        );
        return name !== '' && isShown(field) && sameLabels.length > 0;
      },
    );
    // A label that ends with a preposition (“near”) leaves open what to type.
    check('11.2', 'input:is([type=text], [type=search])', (field) =>
      /(?<!\p{L})(?:de|du|des|à|en|dans|pour|par|sur)(?: \(.*\))?\s*…?$/iu.test(labelOf(field)),
    );
    check('11.7', 'legend', isOneOf('legend'));
    check('10.11', 'main :is(ul, ol)', (list) => {
      const scrolls = /auto|scroll/.test(getComputedStyle(list).overflowX);
      return innerWidth <= 320 && scrolls && list.scrollWidth > list.clientWidth;
    });
    // Six names with what is theirs, or more, are a list.
    check('a list in one sentence', 'main :is(p, dd)', (text) =>
      /(?:\p{Lu}[^,.;:]*\s: [^,.;:]+, ){5}/u.test(text.textContent ?? ''),
    );
    // 9.3: Safari takes a list without markers for no list, unless it says its role.
    check('9.3', ':is(ul, ol):not([role=list])', (list) => {
      const { listStyleType } = getComputedStyle(list.firstElementChild ?? list);
      return listStyleType === 'none';
    });
    // Links that stand alone beside each other are a list.
    check('9.3', 'body :is(div, p, dd, section, header, footer)', (group) => {
      const { children } = group;
      return (
        ownText(group).trim() === '' &&
        children.length > 1 &&
        [...children].every((child) => child.matches('a[href]'))
      );
    });
    // 10.3: without style sheets an icon is as large as its attributes say, or as the page is wide.
    check('10.3', 'svg:not(svg *, [width][height])', (drawing) => {
      const { width } = drawing.getBoundingClientRect();
      return width > 0 && width <= 130;
    });
    // Spacing for the display font makes letters of a system's font touch.
    check('tight letters', 'body *:not(.logo *)', (element) => {
      const { letterSpacing, fontSize } = getComputedStyle(element);
      const isTight = Number.parseFloat(letterSpacing) < -0.025 * Number.parseFloat(fontSize);
      return isTight && /\p{L}{3}/u.test(ownText(element, ''));
    });
    // 10.3: copied or without style sheets, words of two elements in a line have a blank between them.
    for (const [before, after] of touchingWords())
      failures.push(
        `10.3: “${before.data.slice(-24)}” touches “${after.data.slice(0, 24)}”: ${after.parentElement?.parentElement?.outerHTML.slice(0, 160)}`,
      );
    // 11.8: more than twenty choices are in groups, or in the order of the alphabet.
    check('11.8', 'select:not(:has(optgroup))', (list) => {
      const words = [...(list as HTMLSelectElement).options].slice(1).map(({ text }) => text);
      return (
        words.length > 20 && words.some((word, at) => word.localeCompare(words[at + 1] ?? word, 'fr') > 0)
      );
    });
    // 11.4: a label is above its field or beside it.
    for (const label of document.querySelectorAll('label')) {
      const field = label.control;
      if (!field || !label.checkVisibility() || !field.checkVisibility()) continue;
      const [labelBox, fieldBox] = [label.getBoundingClientRect(), field.getBoundingClientRect()];
      if (labelBox.width <= 1 || fieldBox.width <= 1) continue;
      const distance = Math.max(
        labelBox.top - fieldBox.bottom,
        fieldBox.top - labelBox.bottom,
        labelBox.left - fieldBox.right,
        fieldBox.left - labelBox.right,
      );
      // A line of help may be between.
      if (distance > 96) failures.push(`11.4: ${nameOf(label)}: ${Math.round(distance)} px from its field`);
    }
    for (const animation of document.getAnimations()) {
      const { duration, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
      const milliseconds = Number(duration) * iterations;
      if (milliseconds > 5000) failures.push(`13.8: something moves for ${milliseconds} ms`);
    }
    return failures;

    function touchingWords(): [Text, Text][] {
      const inline =
        /^(?:a|abbr|b|bdi|button|cite|code|data|del|dfn|em|i|img|input|ins|kbd|label|mark|picture|q|s|samp|select|small|source|span|strong|sub|sup|svg|textarea|time|u|var|wbr)$/i;
      const touching: [Text, Text][] = [];
      let last: Text | null = null;
      const visit = (node: Node) => {
        if (node instanceof Text) {
          if (node.data === '') return;
          const isSameWord = node.parentElement?.closest('mark') || last?.parentElement?.closest('mark');
          const ends = /[\p{L}\p{N}\p{S}.,;:!?)»%]$/u.test(last?.data ?? '');
          if (last && !isSameWord && last.parentElement !== node.parentElement)
            if (ends && /^[\p{L}\p{N}(«]/u.test(node.data)) touching.push([last, node]);
          last = node;
        } else if (node instanceof Element && node.matches('input, select, textarea')) {
          last = null;
        } else if (node instanceof Element && !node.matches('script, style, template, svg')) {
          const isBlock = !inline.test(node.tagName);
          if (isBlock) last = null;
          for (const child of node.childNodes) visit(child);
          if (isBlock) last = null;
        }
      };
      visit(document.body);
      return touching;
    }
  }, otherWindow);
}

/** Text that is spoken twice, in the wrong order, or too early. */
async function inSpeech(page: Page): Promise<string[]> {
  const nodes = await spokenNodes(page);
  return nodes.flatMap(({ role, name, description, value, isInvalid }) => [
    ...(name !== '' && description === name ? [`spoken twice: ${role} “${name}”`] : []),
    ...(/^(?:link|button)$/.test(role) && name.startsWith(otherWindow)
      ? [`spoken before what it is about: ${role} “${name}”`]
      : []),
    // An address may have something unknown.
    ...(isInvalid && !(role === 'textbox' && value !== '')
      ? [`spoken as wrong before anything was typed: ${role} “${name}”`]
      : []),
  ]);
}

/** Places of rows that are pushed aside which stay out of sight when the keyboard comes to them, or back (WCAG 2.4.11). */
export function focusBesideRow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const failures: string[] = [];
    const rows = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (row) => row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX),
    );
    for (const row of rows) {
      row.scrollLeft = 0;
      const stops = [...row.querySelectorAll<HTMLElement>('a[href], button, select, input, summary')];
      for (const element of [...stops, ...stops.toReversed()]) {
        element.focus();
        const { left, right, width } = element.getBoundingClientRect();
        const visibleWidth = Math.min(right, innerWidth) - Math.max(left, 0);
        if (document.activeElement === element && visibleWidth < Math.min(width, innerWidth) / 2)
          failures.push(`${element.textContent?.trim()} from ${Math.round(left)} px to ${Math.round(right)}`);
        element.blur();
      }
      row.scrollLeft = 0;
    }
    scrollTo(0, 0);
    return failures;
  });
}

/** Places that look the same when the keyboard comes to them (10.7), one of each kind. */
export function unseenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = new Map<string, HTMLElement>();
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, textarea, summary',
    )) {
      const kind = `${element.tagName} ${element.getAttribute('type')} ${element.className} ${element.parentElement?.className}`;
      if (!kinds.has(kind) && element.checkVisibility()) kinds.set(kind, element);
    }
    const failures: string[] = [];
    for (const element of kinds.values()) {
      const before = looksOf(element);
      element.focus({ preventScroll: true });
      if (document.activeElement === element && looksOf(element) === before)
        failures.push(element.outerHTML.slice(0, 160));
      element.blur();
    }
    return failures;

    function looksOf(element: HTMLElement): string {
      const parts = [element, element.nextElementSibling, element.parentElement, element.closest('label')];
      return parts
        .filter((part) => part !== null)
        .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map(({ outline, boxShadow, backgroundColor, border, color, transform, textDecoration }) =>
          [outline, boxShadow, backgroundColor, border, color, transform, textDecoration].join(),
        )
        .join();
    }
  });
}
