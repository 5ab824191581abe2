/** Renders menus and footer, which never change while a page is open. */
import type { ComponentType } from 'react';
import type { WholePart } from '~/parts/part';
import type { PartRenderer } from '~/parts/part-renderer.server';
import type { ChromeContent } from './chrome-content.server';
import type { WholeChrome } from './chrome-parts';
import { type CurrentLinks, CurrentLinksContext, currentState } from './current-section';
import { HomeLink } from './home-link';
import { MainMenu } from './main-menu';
import { MenuFoot } from './menu-foot';
import { SiteFooter } from './site-footer';
import { TopLinks } from './top-links';

const withMark = {
  logo: withMarks(HomeLink),
  top: withMarks(TopLinks),
  entries: withMarks(MainMenu),
  foot: withMarks(MenuFoot),
  footer: withMarks(SiteFooter),
};

/**
 * The chrome around the page at a path, its links to that page marked.
 *
 * @param render among the same content
 */
export function chromeParts(
  content: ChromeContent,
  pathname: string,
  render: PartRenderer<WholePart>,
): WholeChrome {
  const { settings, menus, campuses, events, features } = content;
  const side = { profiles: features.profiles };
  const entries = { navbar: menus.navbar, campuses, events };
  const partWith = (make: MarkedPart) => partOfPage(pathname, make);
  return {
    logo: partWith((current) => render(withMark.logo, { current, shown: { picture: settings.logo } })),
    top: partWith((current) => render(withMark.top, { current, shown: side })),
    entries: partWith((current) => render(withMark.entries, { current, shown: entries })),
    foot: partWith((current) => render(withMark.foot, { current, shown: side })),
    footer: partWith((current) =>
      render(withMark.footer, { current, shown: { settings, menu: menus.footer } }),
    ),
  };
}

type MarkedPart = (current: CurrentLinks) => WholePart;

/** A part has one version for each set of marks: not many more than it has links. */
function partOfPage(pathname: string, make: MarkedPart): WholePart {
  const plain = make({});
  const hrefs = [...plain.html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  const current = currentLinks(hrefs, pathname);
  return Object.keys(current).length === 0 ? plain : make(current);
}

function currentLinks(hrefs: readonly string[], pathname: string): CurrentLinks {
  const states = hrefs.map((href) => [href, currentState(pathname, href)] as const);
  return Object.fromEntries(states.filter(([, state]) => state !== undefined)) as CurrentLinks;
}

interface MarkedProps<Props> {
  current: CurrentLinks;
  shown: Props;
}

function withMarks<Props extends object>(Component: ComponentType<Props>) {
  return function Marked({ current, shown }: MarkedProps<Props>) {
    return (
      <CurrentLinksContext.Provider value={current}>
        <Component {...shown} />
      </CurrentLinksContext.Provider>
    );
  };
}
