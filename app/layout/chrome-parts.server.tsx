/** Renders menus and footer, which never change while a page is open. */
import type { ComponentType } from 'react';
import type { WholePart } from '~/parts/part';
import type { PartRenderer } from '~/parts/part-renderer.server';
import { whileSame } from '../../content-model/values/while-same';
import type { ChromeContent } from './chrome-content.server';
import type { WholeChrome } from './chrome-parts';
import { type CurrentLinks, CurrentLinksContext, currentState } from './current-section';
import { HomeLink } from './logo';
import { MainMenu } from './main-menu';
import { MenuFoot, TopLinks } from './side-links';
import { SiteFooter } from './site-footer';

const markedComponents = {
  logo: withCurrentLinks(HomeLink),
  top: withCurrentLinks(TopLinks),
  entries: withCurrentLinks(MainMenu),
  foot: withCurrentLinks(MenuFoot),
  footer: withCurrentLinks(SiteFooter),
};

/**
 * The chrome around the page at a path, its links to that page marked.
 *
 * @param render of the cache for this content
 */
export function chromeParts(
  content: ChromeContent,
  pathname: string,
  render: PartRenderer<WholePart>,
): WholeChrome {
  const { settings, campuses, events } = content;
  const { navbar, footer } = content.menus;
  const { profiles } = content.features;
  const partWith = (make: MarkedPart) => partOfPage(pathname, make);
  return {
    logo: partWith((current) => render(markedComponents.logo, { current, picture: settings.logo })),
    top: partWith((current) => render(markedComponents.top, { current, profiles })),
    entries: partWith((current) => render(markedComponents.entries, { current, navbar, campuses, events })),
    foot: partWith((current) => render(markedComponents.foot, { current, profiles })),
    footer: partWith((current) => render(markedComponents.footer, { current, settings, menu: footer })),
  };
}

type MarkedPart = (current: CurrentLinks) => WholePart;

/** Rendered without marks first, to find its links: a part is kept once for each set of marked links. */
function partOfPage(pathname: string, make: MarkedPart): WholePart {
  const plain = make({});
  const current = currentLinks(hrefsIn(plain), pathname);
  return Object.keys(current).length === 0 ? plain : make(current);
}

const hrefsIn = whileSame(({ html }: WholePart) =>
  [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href),
);

function currentLinks(hrefs: readonly string[], pathname: string): CurrentLinks {
  const states = hrefs.map((href) => [href, currentState(pathname, href)] as const);
  return Object.fromEntries(states.filter(([, state]) => state !== undefined)) as CurrentLinks;
}

function withCurrentLinks<Props extends object>(Component: ComponentType<Props>) {
  return function Marked(props: Props & { current: CurrentLinks }) {
    return (
      <CurrentLinksContext.Provider value={props.current}>
        <Component {...props} />
      </CurrentLinksContext.Provider>
    );
  };
}
