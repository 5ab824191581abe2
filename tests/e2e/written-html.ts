/** Pages as they are sent, for tests that need no browser: React writes attributes in double quotes. */

/** The characters that React escapes. */
export const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The attributes of each element of a name. */
export function attributesOf(html: string, name: string): Record<string, string | undefined>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescaped(value)]),
    ),
  );
}

/** The content between the first tag of an element and its end. */
export const insideOf = (html: string, name: string): string =>
  new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`).exec(html)?.[0] ?? '';

/** The visible text of a part of a page. */
export const textOf = (html: string): string =>
  unescaped(html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ''));

export const titleOf = (html: string): string => unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

/** The data for search engines: the canonical address, and noindex. */
export function headOf(html: string): { canonical: string | null; noindex: boolean } {
  const canonical = attributesOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? null;
  const robots = attributesOf(html, 'meta').find(({ name }) => name === 'robots')?.content ?? '';
  return { canonical, noindex: robots.includes('noindex') };
}
