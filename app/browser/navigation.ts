/** Client navigation: follows plain links without a new document. */
import { useState } from 'react';
import { pageRouter } from '~/framework/globals';
import { useEnhancement } from '~/ui/enhancement';
import { destinationOf } from './link-destination';
import { loadDocument } from './recovery';
import { prefersReducedMotion } from './reduced-motion';
import { loadRouteModules } from './route-modules';

/** @returns whether the code of the next page is loading, which the router does not know */
export function useClientNavigation(): boolean {
  const [preparing, setPreparing] = useState(false);

  useEnhancement(() => {
    /** Only the last of several clicks in a row is followed. */
    let clicks = 0;

    const navigate = (to: string) => {
      routeTo(to, {
        replace: to === location.pathname + location.search,
        viewTransition: document.visibilityState === 'visible' && !prefersReducedMotion(),
      });
      // Not before the router is loading the data: the loading bar would end between code and data.
      setTimeout(setPreparing, 0, false);
    };

    const followLink = (event: MouseEvent) => {
      const to = destinationOf(event);
      if (to === null) return;
      clicks += 1;
      const click = clicks;
      const loading = loadRouteModules(new URL(to, location.href).pathname);
      if (loading) {
        setPreparing(true);
        loading
          .then(() => click === clicks && navigate(to))
          // The server may have a newer build.
          .catch(() => click === clicks && loadDocument(to));
      } else navigate(to);
      // Last: a failure before this line leaves the link to the browser.
      event.preventDefault();
    };
    const forgetClick = () => {
      clicks += 1;
      setPreparing(false);
    };

    document.addEventListener('click', followLink);
    window.addEventListener('popstate', forgetClick);
    window.addEventListener('pageshow', forgetClick);
    return () => {
      document.removeEventListener('click', followLink);
      window.removeEventListener('popstate', forgetClick);
      window.removeEventListener('pageshow', forgetClick);
    };
  }, []);

  return preparing;
}

type Router = NonNullable<ReturnType<typeof pageRouter>>;
type Options = NonNullable<Parameters<Router['navigate']>[1]>;

/** Navigates in the client, or loads the document where that fails. @param to path, query and hash */
export function routeTo(to: string, options: Options): void {
  const router = pageRouter();
  if (!router) location.assign(to);
  else router.navigate(to, options).catch(() => loadDocument(to));
}
