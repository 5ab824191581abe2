/** A page as a visitor sees it, and as scripts left it. Sent into pages as text; may use nothing from outside. */

export interface PageParts {
  title: string;
  texts: string[];
  links: string[];
  forms: string[];
}

/** `plain`: no script has touched it; `restored`: a script failed, and the page was restored. */
export type Outcome = 'enhanced' | 'plain' | 'restored';

/**
 * Waits until the page's scripts have finished.
 *
 * @param patience milliseconds they may take to begin and to end
 */
export async function settle(patience: number): Promise<Outcome> {
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  let isReplaced = false;
  new MutationObserver(() => {
    isReplaced = true;
  }).observe(document, { childList: true });
  /** Whether the document's element has it. */
  const hasAttribute = (attribute: string) => document.documentElement?.hasAttribute(attribute);
  const isAsking = () => document.querySelector('link[rel=modulepreload]') !== null;
  // Scripts begin at the first key.
  dispatchEvent(new Event('keydown'));
  const startedAt = performance.now();
  let isAsked = false;
  while (!hasAttribute('data-enhanced') && !hasAttribute('data-plain') && !isReplaced) {
    isAsked ||= isAsking();
    // Scripts that are not requested at once never are.
    if (performance.now() - startedAt > (isAsked ? patience : 200)) break;
    await wait(10);
  }
  // Effects, and idle callbacks.
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 50 }));
    await wait(10);
  }
  return hasAttribute('data-enhanced') ? 'enhanced' : isReplaced ? 'restored' : 'plain';
}

/** Waits until nothing of the page has changed for this many milliseconds: late effects are part of it, too. */
export async function calm(time: number): Promise<void> {
  await new Promise<void>((resolve) => {
    let end = setTimeout(resolve, time);
    new MutationObserver(() => {
      clearTimeout(end);
      end = setTimeout(resolve, time);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

export function partsOfPage(): PageParts {
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const texts: string[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (text !== '' && !parentElement?.matches('script, style, title, noscript')) texts.push(text);
  }
  return {
    title: document.title,
    texts,
    links: all<HTMLAnchorElement>('a[href]').map((link) => link.getAttribute('href') ?? ''),
    forms: all<HTMLFormElement>('form').map((form) => {
      const fields = [...form.elements].map((field) => field.getAttribute('name') ?? '').filter(Boolean);
      return `${form.getAttribute('method') ?? 'get'} ${form.getAttribute('action')} ${fields.join()}`;
    }),
  };
}

/**
 * Presses a link to another page. @returns whether it leads there: by the browser, which is kept from it, or by scripts
 */
export async function follow(patience: number): Promise<boolean> {
  const { pathname } = location;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[href^="/"]')];
  const link = links.find(
    (candidate) => candidate.pathname !== pathname && !candidate.pathname.startsWith('/crm/'),
  );
  if (!link) return true;
  let isNative = false;
  // After all listeners of the page.
  const stopClick = (event: Event) => {
    isNative = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stopClick, { once: true });
  link.click();
  if (isNative) return true;
  for (const startedAt = performance.now(); performance.now() - startedAt < patience; ) {
    if (location.pathname !== pathname) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}
