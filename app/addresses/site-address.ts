/** Types of the list of addresses. */
import type { CollectionName } from '~/content/collections';
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

/** An example of a screen's pages, with its edge cases. */
export interface ExamplePage {
  /** Unique over all screens. */
  name: string;
  address: string;
  /** The status of the address; 200 by default. */
  status?: number;
  /** Addresses of edge cases, by what is special about them. */
  edges?: Readonly<Record<string, string>>;
}

/** A page that visitors see. */
export interface Screen extends Address {
  kind: 'screen';
  /**
   * Its place in the site plan: among the `screens` (and then in the sitemap), among those about the visitor's own
   * `device` (not for search engines), or none.
   */
  plan: 'screens' | 'device' | null;
  /** The name of each address of the screen in the site plan and the search. */
  links: readonly ScreenLink[];
  /** Whether a parameter without a value has a meaning for this screen. */
  emptyMatters?: boolean;
  /** Rendered again for each visitor, such as a form with a token: never cached. */
  eachVisitor?: boolean;
  /** Only with the demonstration's content: a school's own site answers 404. */
  demonstration?: boolean;
  /** The addresses that tests and tools visit; or the place of these tests, if the screen needs a configuration. */
  examples: readonly [ExamplePage, ...ExamplePage[]] | { elsewhere: string };
}

/** One address of a screen, in words. */
export interface ScreenLink {
  href: `/${string}`;
  label: LabelKey;
  /** The collection it lists: without an entry there is no link. */
  lists?: CollectionName;
  /** Its document in the site search: one visible sentence, and further search words. Null: not at all. */
  search: { summary: LabelKey; words: string } | null;
}

/** An address that answers with a file, a fragment or a redirect, not with a page. */
export interface FileAddress extends Address {
  kind: 'file';
  /** Id of the route, where a module answers several addresses. */
  id?: string;
  /** An address for the tests of faults, if the file is made of content. */
  example?: `/${string}`;
}

export type SiteAddress = Screen | FileAddress;
