/** Renders menus and footer, which never change while a page is open (decision 111). */
import type { ComponentType } from 'react';
import type { RenderedPart } from '~/parts/part';
import type { PartRenderer } from '~/parts/part-renderer.server';
import type { ChromeContent } from './chrome-content.server';
import type { ChromeParts } from './chrome-parts';
import { type CurrentLinks, CurrentLinksContext, currentState } from './current-section';
import { HomeLink } from './home-link';
import { MainMenu } from './main-menu';
import { MenuFoot } from './menu-foot';
import { SiteFooter } from './site-footer';
import { TopLinks } from './top-links';

type PartOfPage = (pathname: string) => RenderedPart;
type PartsOfPages = Readonly<Record<keyof ChromeParts, PartOfPage>>;

const marked = {
  logo: withMarks(HomeLink),
  top: withMarks(TopLinks),
  entries: withMarks(MainMenu),
  foot: withMarks(MenuFoot),
  footer: withMarks(SiteFooter),
};

/** Of content that is the same object until the content service says something else. */
const known = new WeakMap<ChromeContent, PartsOfPages>();

/**
 * The chrome around the page at a path, its links to that page marked.
 *
 * @param render among the same content
 */
export function chromeParts(content: ChromeContent, pathname: string, render: PartRenderer): ChromeParts {
  const parts = known.get(content) ?? partsOfPages(content, render);
  known.set(content, parts);
  return {
    logo: parts.logo(pathname),
    top: parts.top(pathname),
    entries: parts.entries(pathname),
    foot: parts.foot(pathname),
    footer: parts.footer(pathname),
  };
}

function partsOfPages(content: ChromeContent, render: PartRenderer): PartsOfPages {
  const { settings, menus, campuses, events, features } = content;
  const side = { profiles: features.profiles };
  const entries = { navbar: menus.navbar, campuses, events };
  return {
    logo: ofPages((current) => render(marked.logo, { current, shown: { picture: settings.logo } })),
    top: ofPages((current) => render(marked.top, { current, shown: side })),
    entries: ofPages((current) => render(marked.entries, { current, shown: entries })),
    foot: ofPages((current) => render(marked.foot, { current, shown: side })),
    footer: ofPages((current) => render(marked.footer, { current, shown: { settings, menu: menus.footer } })),
  };
}

/** The versions of a part, one for each set of marks: not many more than it has links. */
function ofPages(make: (current: CurrentLinks) => RenderedPart): PartOfPage {
  const plain = make({});
  const hrefs = [...(plain.html ?? '').matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  const made = new Map([['{}', plain]]);
  return (pathname) => {
    const current = currentLinks(hrefs, pathname);
    const key = JSON.stringify(current);
    const part = made.get(key) ?? make(current);
    made.set(key, part);
    return part;
  };
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
