/** Data of an editorial page, in addition to its blocks: title, section, trail, languages and head. */
import { withFallback } from '~/content/page-content.server';
import type { Media } from '~/reading/fields.server';
import { faqData, questionsOf } from '~/school/faqs/faq-data';
import {
  type EditorialEntry,
  findSectionOrNone,
  type LayoutName,
  listPageLinks,
  type PageLink,
} from '~/school/pages/pages.server';
import type { PageHead } from '~/screens/frame/head';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';
import type { Crumb } from '~/ui/crumb';
import { homeOf, type Locale, localePrefix } from '../../../content-model/rules/locale';
import { homeSection, pageHref } from '../../../content-model/rules/page-address';
import { reliefOfSection } from './section-relief.server';

/** The fields of a block that its page needs. */
interface AnyBlock {
  kind: string;
  title?: string | null | object;
  image?: Media | null | object;
}

export interface EditorialPageData {
  title: string;
  summary: string | null;
  updatedOn: string | null;
  href: string;
  /** From the home page down; empty on the home page itself and on a page without chrome. */
  trail: Crumb[];
  /** The pages of the section, its own page first; empty when there is only this one. */
  section: { href: string; title: string }[];
  /** A hero opens the page and holds its `<h1>`. */
  openedByHero: boolean;
  /** The section's drawing, if no hero opens the page. */
  relief?: string;
}

interface EditorialScreenData<Block> {
  page: EditorialPageData;
  blocks: Block[];
  layout: LayoutName;
  /** Path of the page in the other language, or else of its section; null if neither has one, or English is off. */
  twin: string | null;
  head: PageHead;
}

/** @param parsing the promise of the page's parsed blocks */
export async function composeEditorialPage<Block extends AnyBlock>(
  context: PageContext,
  page: EditorialEntry,
  parsing: Promise<Block[]>,
): Promise<EditorialScreenData<Block>> {
  const { locale } = context;
  const [blocks, links, t] = await Promise.all([
    parsing,
    linksOfSection(context, page.rubrique),
    labelsOf({ ...context.services, content: context.content }, locale),
  ]);
  context.describe(faqData(questionsOf(blocks)));
  const href = pageHref(page, locale);
  const twin = twinOf(context, page);
  const opening = openingHero(blocks);
  // The empty layout is only the page (specification §2, Layouts).
  const isAlone = page.pageLayout.layout === 'empty';
  return {
    page: {
      title: page.title,
      summary: page.summary,
      updatedOn: page.updatedOn,
      href,
      trail: isAlone ? [] : trailOf(page, links, { label: t('commons.links.home'), href: homeOf(locale) }),
      section: links.length > 1 && !isAlone ? links.map(namedLink) : [],
      openedByHero: opening !== null,
      ...(opening ? {} : { relief: reliefOfSection(page.rubrique) }),
    },
    blocks,
    layout: page.pageLayout.layout,
    twin: twin ?? (await twinOfSection(context, page)),
    head: await context.head({
      path: href,
      title: page.title,
      description: page.summary,
      image: opening?.image ?? null,
      entity: page.seo,
      languages: twin === null ? null : languagesOf(locale, href, twin),
    }),
  };
}

/** The hero that opens the page; null without one, or if it has no title. */
function openingHero([first]: readonly AnyBlock[]): { image?: Media | null } | null {
  return first?.kind === 'hero' && first.title ? (first as { image?: Media | null }) : null;
}

function namedLink({ href, title }: PageLink): { href: string; title: string } {
  return { href, title };
}

/** Addresses of a page in both languages. */
function languagesOf(locale: Locale, href: string, twin: string): Record<Locale, string> {
  return locale === 'en' ? { fr: twin, en: href } : { fr: href, en: twin };
}

/** Address of the translation; null for a page in one language. */
function twinOf(
  { services: { env }, locale }: PageContext,
  { localizations }: EditorialEntry,
): string | null {
  const other = localizations.find((candidate) => candidate.locale !== locale);
  return env.englishEnabled && other ? pageHref(other, other.locale) : null;
}

/** For a sub-page in one language: its section in the other. */
async function twinOfSection(
  context: PageContext,
  { rubrique, slug }: EditorialEntry,
): Promise<string | null> {
  if (!context.services.env.englishEnabled || !slug) return null;
  const section = await withFallback(findSectionOrNone(context.content, rubrique), null);
  return section && twinOf(context, section);
}

async function linksOfSection({ content, locale }: PageContext, rubrique: string): Promise<PageLink[]> {
  if (rubrique === homeSection) return [];
  const all = await listPageLinks(content, rubrique);
  const links = all.map((link) => ({ ...link, href: `${localePrefix[locale]}${link.href}` }));
  return [...links.filter((link) => link.isSection), ...links.filter((link) => !link.isSection)];
}

function trailOf(page: EditorialEntry, links: readonly PageLink[], home: Crumb): Crumb[] {
  if (page.rubrique === homeSection) return [];
  const parent = page.slug ? links.find((link) => link.isSection) : undefined;
  return [home, ...(parent ? [{ label: parent.title, href: parent.href }] : [])];
}
