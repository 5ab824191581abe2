/** Pages as they are sent, for tests that need no browser: React writes attributes in double quotes. */

/** What React escapes. */
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

/** What stands between the first tag of an element and its end. */
export const insideOf = (html: string, name: string): string =>
  new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`).exec(html)?.[0] ?? '';

/** What is read of a part of a page. */
export const textOf = (html: string): string =>
  unescaped(html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ''));

export const titleOf = (html: string): string => unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

/** What search engines read: the address the page is known by, and whether they are asked to leave it out. */
export function headOf(html: string): { canonical: string | null; noindex: boolean } {
  const canonical = attributesOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? null;
  const robots = attributesOf(html, 'meta').find(({ name }) => name === 'robots')?.content ?? '';
  return { canonical, noindex: robots.includes('noindex') };
}
