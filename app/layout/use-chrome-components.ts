/**
 * The components of menus and footer. A document has their markup, which the browser leaves alone; their code is
 * fetched when that no longer shows what is so: the connection is back and the menus have changed, a link to the
 * current page's translation is due, or the page before had no menus.
 */

import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import * as written from './chrome-components';
import { hasChromeData, offersLanguages, type SentRootData } from './left-alone';
import { menuId } from './menu-view';

export type ChromeComponents = typeof written;

/** The server always has them. Browsers import them, so that they are no part of every page's scripts. */
let atHand: ChromeComponents | null = import.meta.env.SSR ? written : null;

export async function loadChromeComponents(): Promise<void> {
  atHand ??= await import('./chrome-components');
}

/** What the document's markup was made of; null where it has no menus, undefined before anybody looked. */
let arrived: { root: SentRootData; pathname: string } | null | undefined;

function isShown(root: SentRootData, pathname: string): boolean {
  if (arrived === undefined) arrived = document.getElementById(menuId) ? { root, pathname } : null;
  if (arrived?.root !== root) return false;
  return arrived.pathname === pathname || !offersLanguages(root.features);
}

/** @returns null where the markup is to be left as it is, or the code has not come yet */
export function useChromeComponents(root: SentRootData): ChromeComponents | null {
  const { pathname } = useLocation();
  const [, setLoaded] = useState(atHand);
  const wanted = import.meta.env.SSR || !isShown(root, pathname);
  const able = hasChromeData(root);
  useEnhancement(() => {
    if (!wanted || !able) return;
    let gone = false;
    loadChromeComponents().then(
      () => gone || setLoaded(atHand),
      // The markup stays; `useChunkRecovery` handles the failure.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, able]);
  return wanted && able ? atHand : null;
}
