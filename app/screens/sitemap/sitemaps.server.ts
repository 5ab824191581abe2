/** The sitemap index and its files, made from the content. */
import { withFallback } from '~/content/page-content.server';
import { imageAddress } from '~/images/picture/address';
import { englishContentOf } from '~/screens/frame/english-content.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { type ListedPage, type ListedPageSources, listPages, sitemapNames } from './listed-pages.server';
import { latestChange, maxEntries, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml';

type Context = Pick<PageContext, 'content' | 'now' | 'services'>;

/** `/sitemap.xml`. @throws {ContentError} */
export async function sitemapIndex(context: Context): Promise<string> {
  const { publicOrigin } = context.services.env;
  const sources = sourcesOf(context);
  const lists = sitemapNames(sources).map((name) => ({
    name,
    list: Promise.resolve(listPages(name, sources)),
  }));
  // The index fails only if all lists fail.
  await Promise.any(lists.map(({ list }) => list)).catch(({ errors: [first] }: AggregateError) => {
    throw first;
  });
  const files = await Promise.all(
    lists.map(async ({ name, list }) => {
      const pages = (await withFallback(list, null)) ?? [];
      return Array.from({ length: Math.ceil(pages.length / maxEntries) }, (_, part) => ({
        address: `${publicOrigin}/sitemaps/${name}${part === 0 ? '' : `-${part + 1}`}.xml`,
        changed: latestChange(partOf(pages, part)),
      }));
    }),
  );
  return sitemapIndexXml(files.flat());
}

const fileName = /^([a-z]+)(?:-([2-9]|[1-9]\d))?\.xml$/;

/**
 * One file of the index.
 *
 * @param file `formations.xml`; `actualites-2.xml` for entries that do not fit in one file
 * @returns null if the index names no such file
 * @throws {ContentError}
 */
export async function sitemapFile(file: string, context: Context): Promise<string | null> {
  const [, name = '', number = '1'] = fileName.exec(file) ?? [];
  const pages = await listPages(name, sourcesOf(context));
  const part = partOf(pages ?? [], Number(number) - 1);
  return part.length > 0 ? sitemapXml(part.map((page) => entryOf(page, context))) : null;
}

function sourcesOf({ content, now, services }: Context): ListedPageSources {
  const origin = services.env.publicOrigin;
  return { content: content.subject, english: englishContentOf(services), origin, now };
}

function partOf<T>(pages: readonly T[], part: number): T[] {
  return pages.slice(part * maxEntries, (part + 1) * maxEntries);
}

function entryOf({ path, changed, images }: ListedPage, { services }: Context): SitemapEntry {
  const { publicOrigin } = services.env;
  return {
    address: `${publicOrigin}${path}`,
    changed,
    images: images.map((media) => `${publicOrigin}${imageAddress(media, 1280, 'jpeg')}`),
  };
}
