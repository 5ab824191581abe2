/** Lists derived from the list of screens. Pure. */
import type { CollectionName } from '~/content/collections';
import type { FileAddress, Look, Screen, ScreenLink } from './screen';
import { screenList } from './screen-list';

const screens: readonly Screen[] = screenList.filter((entry) => entry.kind === 'screen');
const files: readonly FileAddress[] = screenList.filter((entry) => entry.kind === 'file');

/** Screens the site plan and the sitemap list. */
export const listedLinks: readonly ScreenLink[] = linksOf('screens');
/** Screens about the visitor's own device: in the site plan only. */
export const deviceLinks: readonly ScreenLink[] = linksOf('device');
/** Screens the site search finds. */
export const searchedLinks = screens
  .flatMap(({ links }) => links)
  .filter((link): link is ScreenLink & { search: object } => link.search !== null);

/** Links that are there when their collection has an entry. */
export const linksOfLists = screens
  .flatMap(({ links }) => links)
  .filter((link): link is ScreenLink & { lists: CollectionName } => link.lists !== undefined);

/** Paths that only the demonstration school's site has. */
export const demonstrationAddresses: readonly string[] = screens
  .filter(({ demonstration }) => demonstration)
  .flatMap((screen) => looksOf(screen))
  .map(({ address }) => address.split('?')[0] ?? address);

/** Every look of every screen, in the order of the list. */
export const looks: readonly Look[] = screens.flatMap((screen) => looksOf(screen));

/** An address of each kind of page, and of each file that is made of content, all kept for every visitor. */
export const keptAddresses: readonly string[] = [
  ...screens
    .filter(({ eachVisitor, demonstration, plan }) => !eachVisitor && !demonstration && plan !== 'device')
    .flatMap((screen) => looksOf(screen))
    .filter(({ status = 200 }) => status === 200)
    .map(({ address }) => address),
  ...files.flatMap(({ example }) => example ?? []),
];

function linksOf(plan: Screen['plan']): ScreenLink[] {
  return screens.filter((screen) => screen.plan === plan).flatMap(({ links }) => links);
}

function looksOf({ looks }: Screen): readonly Look[] {
  return 'elsewhere' in looks ? [] : looks;
}
