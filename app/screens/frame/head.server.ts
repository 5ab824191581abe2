/** Composes a page's head from the entity's head data, then the page's, then the site's. */

import { isDrawing } from '~/images/picture/address';
import { sharePicture, shareSize } from '~/images/picture/form';
import { shareAddress } from '~/images/picture/share-address.server';
import type { Media } from '~/reading/fields.server';
import type { EntityHead } from '~/site/entity-head.server';
import type { Settings } from '~/site/settings.server';
import { type Locale, localeOfPath } from '../../../content-model/rules/locale';
import type { HeadLink, PageHead } from './head';

export interface HeadInput {
  settings: Settings;
  /** `PUBLIC_ORIGIN`; the only origin a published address may have. */
  origin: string;
  /** Whether the English site is on (`ENGLISH_ENABLED`). */
  english: boolean;
  /** Path of the page with its query if that is part of its identity (`/actualites/page/2`). */
  path: string;
  locale?: Locale;
  /** The page in both languages, if it exists in both. */
  languages?: Readonly<Record<Locale, string>> | null;
  /** Title of the page itself; the site's name is added. */
  title: string;
  description?: string | null;
  image?: Media | null;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** Head data of the entity the page shows. */
  entity?: EntityHead;
  /** The page's content as files for subscriptions. */
  feeds?: readonly FeedLink[];
}

/** For programs that look for feeds (`<link rel="alternate" type="…">`). */
interface FeedLink {
  /** Path with its query. */
  href: string;
  type: 'text/calendar' | 'application/atom+xml' | 'application/rss+xml';
  title: string;
}

const descriptionLength = 160;

export function composeHead(input: HeadInput): PageHead {
  const { settings, origin, path, entity } = input;
  // A new school's home page has the name of the site.
  const siteTitle = input.title === settings.title ? input.title : `${input.title} | ${settings.title}`;
  const title = entity?.metaTitle ?? siteTitle;
  const description = shorten((entity?.metaDescription ?? input.description) || settings.description);
  const titleAlone = entity?.metaTitle ?? input.title;
  const og = {
    title: entity?.og?.title ?? titleAlone,
    description: entity?.og?.description ?? description,
    type: input.type === 'article' ? input.type : undefined,
  };
  const links = [
    ...languageLinks(input.languages, origin),
    ...alternatesOf(input),
    ...(input.feeds ?? []).map((feed) => feedLink(feed, origin)),
  ];
  return {
    title,
    description,
    canonical: canonicalAddress(entity, path, origin),
    noindex: entity?.preventIndexing || input.noindex || undefined,
    og,
    twitter: {
      card: entity?.twitter?.card === 'summary' ? 'summary' : undefined,
      title: entity?.twitter?.title ?? undefined,
      description: entity?.twitter?.description ?? undefined,
      imageAlt: entity?.twitter?.imageAlt ?? undefined,
      site: settings.twitterSite ?? undefined,
    },
    image: sharedImage([entity?.shareImage, input.image, settings.shareImage], input),
    siteName: settings.siteName,
    locale: input.locale ?? 'fr',
    metas: [...settings.metas, ...(entity?.metas ?? [])],
    links: links.length > 0 ? links : undefined,
  };
}

/** The address at which search engines know a page: the one that its entity names, or its own. */
export function canonicalAddress(entity: EntityHead | undefined, path: string, origin: string): string {
  const canonical = linksToPages(entity).find(({ rel }) => rel === 'canonical')?.href;
  return absolute(origin, canonical ?? path);
}

/** The first picture that networks can show: they show no drawing. */
function sharedImage(
  pictures: readonly (Media | null | undefined)[],
  { entity, title, origin }: HeadInput,
): PageHead['image'] {
  const picture = pictures.find((candidate) => candidate && !isDrawing(candidate));
  const address = picture && shareAddress(picture);
  const alt = picture?.alt || (entity?.og?.title ?? title);
  return { url: absolute(origin, address ?? sharePicture), alt, ...shareSize };
}

/** The alternate links of the entity, without those to English pages while English is disabled. */
function alternatesOf({ entity, origin, english }: HeadInput): HeadLink[] {
  const isOff = (href: string) => {
    const address = new URL(href, origin);
    return !english && address.origin === origin && localeOfPath(address.pathname) === 'en';
  };
  return linksToPages(entity)
    .filter(({ rel, href }) => rel === 'alternate' && !isOff(href))
    .map(({ rel, href, hreflang }) => ({
      rel,
      href: absolute(origin, href),
      ...(hreflang ? { hreflang } : {}),
    }));
}

const pageAddress = /^(?:\/|https?:)/;

/** The entity's links to pages: not to an anchor, a mail address or a telephone number. */
function linksToPages(entity: EntityHead | undefined) {
  return (entity?.links ?? []).flatMap(({ href, ...link }) =>
    href && pageAddress.test(href) ? [{ ...link, href }] : [],
  );
}

/** `hreflang` links of a translated page; the French one is also `x-default`. */
function languageLinks(languages: HeadInput['languages'], origin: string): HeadLink[] {
  if (!languages) return [];
  const link = (hreflang: string, path: string) => ({
    rel: 'alternate',
    href: absolute(origin, path),
    hreflang,
  });
  return [link('fr', languages.fr), link('en', languages.en), link('x-default', languages.fr)];
}

function feedLink({ href, type, title }: FeedLink, origin: string): HeadLink {
  return { rel: 'alternate', href: `${origin}${href}`, type, title };
}

/** A path on the public origin; an absolute address is unchanged. */
function absolute(origin: string, address: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}

function shorten(description: string | null): string | null {
  if (description === null || description.length <= descriptionLength) return description;
  const cut = description.slice(0, descriptionLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
