/**
 * The one rule for links from content.
 *
 * Accepts a path of the site (`/campus`), an anchor (`#programme`), and absolute http, https, mailto and tel addresses
 * without credentials. Any other address, scheme-relative and backslash forms included, is not a link.
 *
 * @returns the address to use, or null
 */
export function safeHref(input: unknown): string | null {
  if (typeof input !== 'string') return null;
  const text = input.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (text.length > 2048 || /[\u0000-\u001f\u007f\\]/.test(text)) return null;
  if (text.startsWith('#')) return /^#[\w-]+$/.test(text) ? text : null;
  if (text.startsWith('/')) return text.startsWith('//') ? null : text;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(text) || /^tel:\+?[\d ().-]+$/i.test(text)) return text;
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}
