/**
 * A visit whose origin may not be stored has it in the links and forms the server wrote (decision 046). Later markup
 * takes it from the current document only.
 */
import { originFieldsId } from '~/site/origin-fields';
import { leadsToPage } from '~/site/page-path';

let originParameters: readonly (readonly [name: string, value: string])[] = [];

/**
 * Reads the origin of the document and adds it to every link and form that a visitor uses.
 *
 * @returns ends it
 */
export function carryVisitOrigin(): () => void {
  const fields = document.querySelectorAll<HTMLInputElement>(`#${originFieldsId} > input`);
  originParameters = [...new Map([...fields].map(({ name, value }) => [name, value]))];
  if (originParameters.length === 0) return () => {};
  const ends = new AbortController();
  // Before other code reads the address: the prefetch, the client navigation, the browser's own
  // menus.
  const early = { capture: true, signal: ends.signal };
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click'])
    document.addEventListener(type, ({ target }) => decorateLink(target), { ...early, passive: true });
  document.addEventListener('submit', ({ target }) => decorateForm(target), early);
  document.addEventListener(
    'formdata',
    ({ formData }) => {
      for (const [name, value] of originParameters) if (!formData.has(name)) formData.append(name, value);
    },
    early,
  );
  return () => ends.abort();
}

/** No link or form has it from here on: the visitor has decided. */
export function forgetVisitOrigin(): void {
  originParameters = [];
  document.getElementById(originFieldsId)?.remove();
}

/** The current page has it in its address, so that a reloaded, saved or shared page keeps it. */
export function carryInAddress(): void {
  const { pathname, search, hash } = location;
  const carrying = withVisitOrigin(pathname + search + hash);
  if (carrying !== pathname + search + hash) history.replaceState(history.state, '', carrying);
}

function decorateLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '#';
  const carrying = href.startsWith('#') ? href : withVisitOrigin(href);
  if (carrying !== href) link?.setAttribute('href', carrying);
}

/** A GET form sends its fields; a POST form has it in its address, from which the answer's page is written. */
function decorateForm(target: EventTarget | null): void {
  if (target instanceof HTMLFormElement && target.method === 'post')
    target.setAttribute('action', withVisitOrigin(target.getAttribute('action') ?? ''));
}

/**
 * @param href path of the site, query and hash
 * @returns the same with the origin of the visit; files, other sites and addresses with an origin are unchanged
 */
export function withVisitOrigin(href: string): string {
  if (originParameters.length === 0 || !URL.canParse(href, location.href)) return href;
  const url = new URL(href, location.href);
  if (url.origin !== location.origin || url.search.includes('utm_')) return href;
  if (!leadsToPage(url.pathname)) return href;
  for (const [name, value] of originParameters) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
