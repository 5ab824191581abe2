/** Sitemaps as search engines read them (sitemaps.org 0.9, Google's image extension 1.1). Pure. */
import { escapeMarkup } from '~/base/escape-markup';

export interface SitemapEntry {
  /** Absolute addresses. */
  address: string;
  /** Day or moment of the last change, where the content says it. */
  changed: string | null;
  images: readonly string[];
}

/** Largest number of entries of one file (sitemaps.org). */
export const maxEntries = 50_000;

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changed, images }) =>
      `<url><loc>${escapeMarkup(address)}</loc>${lastmod(changed)}${images
        .map((image) => `<image:image><image:loc>${escapeMarkup(image)}</image:loc></image:image>`)
        .join('')}</url>`,
  );
  return `${declaration}<urlset xmlns="${namespace}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`;
}

export function sitemapIndexXml(files: readonly { address: string; changed: string | null }[]): string {
  const items = files.map(
    ({ address, changed }) => `<sitemap><loc>${escapeMarkup(address)}</loc>${lastmod(changed)}</sitemap>`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${items.join('\n')}\n</sitemapindex>\n`;
}

/** The latest of some changes; null without a known one. */
export function latestChange(entries: readonly { changed: string | null }[]): string | null {
  const changes = entries.flatMap(({ changed }) => changed ?? []);
  return changes.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? null;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function lastmod(changed: string | null): string {
  return changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : '';
}
