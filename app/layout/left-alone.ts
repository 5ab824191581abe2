/**
 * Menus and footer, half of a page's markup, never change while a page is open. Their data is not sent with the
 * document: the browser leaves the server's markup alone (docs/decisions/085-what-is-not-sent-twice.md). Where the data
 * has come since (the connection is back), they are components again.
 */

import { useLocation } from '@remix-run/react';
import { createElement, type HTMLAttributes, useRef, useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { currentState } from './current-section';
import type { RootData } from './root-data.server';

/** What only menus and footer show. */
export const chromeFields = ['menus', 'campuses', 'events'] as const;
type ChromeField = (typeof chromeFields)[number];

/** The chrome's data as the browser has it: on a document's first showing without what its markup shows. */
export type SentRootData = Omit<RootData, ChromeField> & Partial<Pick<RootData, ChromeField>>;

const none: readonly ChromeField[] = [];

/**
 * What of the chrome's data a document goes without: all that its markup shows, unless it has no chrome, or has links
 * to translations, which depend on the page. One of two lists.
 */
export function shownAsMarkup({ features }: Pick<RootData, 'features'>, layout: string) {
  return layout === 'empty' || offersLanguages(features) ? none : chromeFields;
}

/** Whether pages link to their translations. */
export function offersLanguages({ english, profiles }: RootData['features']): boolean {
  return english && profiles;
}

export function hasChromeData(root: SentRootData): root is RootData {
  return chromeFields.every((field) => root[field] !== undefined);
}

/** Markup by selector, for a chrome that goes and comes back with another layout. */
const markups = new Map<string, string>();

interface LeftAloneProps extends HTMLAttributes<HTMLElement> {
  tag: string;
  /** Selector of the element. */
  at: string;
  href?: string;
}

/** An element that keeps its markup as the server sent it. */
export function LeftAlone({ tag, at, ...attributes }: LeftAloneProps) {
  const [__html] = useState(() => {
    const markup = document.querySelector(at)?.innerHTML ?? markups.get(at) ?? '';
    markups.set(at, markup);
    return markup;
  });
  useMarkedLinks(at);
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: { __html },
    suppressHydrationWarning: true,
  });
}

/** Marks in it the links to the current page, once that is another. */
function useMarkedLinks(at: string): void {
  const { pathname } = useLocation();
  const marked = useRef(pathname);
  useEnhancement(() => {
    const part = document.querySelector(at);
    if (!part || marked.current === pathname) return;
    marked.current = pathname;
    for (const link of part.querySelectorAll('.menu-links a')) {
      mark(link, 'aria-current', link.getAttribute('href') === pathname ? 'page' : undefined);
    }
    for (const entry of part.querySelectorAll('.main-entry')) {
      // A menu stands for the page its overview leads to.
      const overview = entry.parentElement?.querySelector('.menu-more');
      const href = entry.getAttribute('href') ?? overview?.getAttribute('href') ?? '';
      mark(entry, entry.matches('a') ? 'aria-current' : 'data-current', currentState(pathname, href));
    }
  }, [at, pathname]);
}

function mark(element: Element, attribute: string, value: string | undefined): void {
  if (value) element.setAttribute(attribute, value);
  else element.removeAttribute(attribute);
}
