/** Lists derived from the list of addresses. Pure. */
import type { CollectionName } from '~/content/collections';
import type { ExamplePage, FileAddress, Screen, ScreenLink } from './site-address';
import { siteAddresses } from './site-addresses';

const screens: readonly Screen[] = siteAddresses.filter((entry) => entry.kind === 'screen');
const files: readonly FileAddress[] = siteAddresses.filter((entry) => entry.kind === 'file');

/** Screens the site plan and the sitemap list. */
export const listedLinks: readonly ScreenLink[] = linksOf('screens');
/** Screens about the visitor's own device: in the site plan only. */
export const deviceLinks: readonly ScreenLink[] = linksOf('device');
/** Screens the site search finds. */
export const searchedLinks = screens
  .flatMap(({ links }) => links)
  .filter((link): link is ScreenLink & { search: object } => link.search !== null);

/** Links to lists, which exist only while their collection has an entry. */
export const linksOfLists = screens
  .flatMap(({ links }) => links)
  .filter((link): link is ScreenLink & { lists: CollectionName } => link.lists !== undefined);

/** Paths that only the demonstration school's site has. */
export const demonstrationAddresses: readonly string[] = screens
  .filter(({ demonstration }) => demonstration)
  .flatMap((screen) => examplesOf(screen))
  .map(({ address }) => address.split('?')[0] ?? address);

/** The examples of every screen, in the order of the list. */
export const examplePages: readonly ExamplePage[] = screens.flatMap((screen) => examplesOf(screen));

/** An address of each kind of page, and of each file that is made of content, all cached for every visitor. */
export const cachedAddresses: readonly string[] = [
  ...screens
    .filter(({ eachVisitor, demonstration, plan }) => !eachVisitor && !demonstration && plan !== 'device')
    .flatMap((screen) => examplesOf(screen))
    .filter(({ status = 200 }) => status === 200)
    .map(({ address }) => address),
  ...files.flatMap(({ example }) => example ?? []),
];

function linksOf(plan: Screen['plan']): ScreenLink[] {
  return screens.filter((screen) => screen.plan === plan).flatMap(({ links }) => links);
}

function examplesOf({ examples }: Screen): readonly ExamplePage[] {
  return 'elsewhere' in examples ? [] : examples;
}
