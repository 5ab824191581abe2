/** What is on every page is at the same place by the same name (RGAA 11.3, 12.2; WCAG 3.2.6), as pages are sent. */
import type { Visit } from './crawl-site';
import { attributesOf, textOf } from './written-html';

/** Pages whose bars are not those of most: what comes before their content, by its names. */
export function otherBars(pages: readonly Visit[]): string[] {
  const byBars = new Map<string, Visit[]>();
  for (const page of pages.filter(({ html }) => html.includes('<main'))) {
    const before = page.html.slice(0, page.html.indexOf('<main'));
    const names = attributesOf(before, 'nav').map((nav) => nav['aria-label']);
    const bars = `${attributesOf(page.html, 'html')[0]?.lang}: ${names.join(', ')}`;
    byBars.set(bars, [...(byBars.get(bars) ?? []), page]);
  }
  return [...byBars].map(([bars, { length, [0]: first }]) => `${length}: ${bars} (${first?.address})`);
}

/** Fields that ask for a place by another name than elsewhere. */
export function otherPlaces({ address, html }: Visit): string[] {
  const words = /^(?:près de|near)/i;
  return attributesOf(html, 'input')
    .filter(({ name }) => name === 'pres-de')
    .map(({ id }) =>
      textOf(new RegExp(`<label[^>]*\\bfor="${id}"[^>]*>[\\s\\S]*?</label>`).exec(html)?.[0] ?? ''),
    )
    .filter((label) => !words.test(label.trim()))
    .map((label) => `${address}: “${label}”`);
}
