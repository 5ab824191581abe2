/** Types of the list of screens. */
import type { CollectionName } from '~/content/questions/collections';
import type { LabelKey } from '~/site/labels/index';

interface Address {
  /** Path pattern, as Remix writes it: no slash before it, `:slug`, `*`; `''` is the home page. */
  path: string;
  /** Route module, below `app/routes/`. */
  module: string;
  /**
   * Query parameters the address reads, in their order in the page cache's key. All others (`utm_*`, `gclid`, invented
   * ones) are removed before the page is looked up and rendered, so that they can neither fill the cache nor change
   * what other visitors get. Origin cookies and redirects still see them.
   */
  parameters: readonly string[];
}

/** An example address of a screen, with addresses of its edge cases. */
export interface Look {
  /** Unique over all screens. */
  name: string;
  address: string;
  /** What the address answers; 200 unless said. */
  status?: number;
  /** What is special about a page, and its address. */
  edges?: Readonly<Record<string, string>>;
}

/** A page that visitors see. */
export interface Screen extends Address {
  kind: 'screen';
  /**
   * Where the site plan names it: among the `screens` (and then in the sitemap and in `/llms.txt`), among those
   * about the visitor's own `device` (nothing for search engines), or nowhere.
   */
  plan: 'screens' | 'device' | null;
  /** What the site plan and the search call each address of the screen. */
  links: readonly ScreenLink[];
  /** A parameter without a value says something to this screen. */
  emptyMatters?: boolean;
  /** Rendered for each visitor anew, such as a form with a token: never kept. */
  eachVisitor?: boolean;
  /** There with the demonstration's content only: a school's own site answers 404. */
  demonstration?: boolean;
  /** What tests and tools look at and measure; or where that is done, when the screen needs a configuration. */
  looks: readonly [Look, ...Look[]] | { elsewhere: string };
}

/** One address of a screen, in words. */
export interface ScreenLink {
  href: `/${string}`;
  label: LabelKey;
  /** The collection it lists: without an entry there is nothing to link to. */
  lists?: CollectionName;
  /** How the site search finds it: one sentence shown, and the words one may look for it with. Null: not at all. */
  search: { summary: LabelKey; words: string } | null;
}

/** An address that answers with a file, a fragment or a redirect, not with a page. */
export interface FileAddress extends Address {
  kind: 'file';
  /** Id of the route, where a module answers several addresses. */
  id?: string;
  /** What the site plan calls it, when other sites may take it. */
  openData?: LabelKey;
  /** An address of it that the tests of faults ask for, where it is made of content. */
  example?: `/${string}`;
}

export type SiteAddress = Screen | FileAddress;
