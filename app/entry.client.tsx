import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pageRouter } from '~/framework/globals';
import { keepServedPage } from './browser/served-page';

let root: Root | undefined;
keepServedPage(() => {
  root?.unmount();
  const router = pageRouter();
  router?.dispose();
  // For pending navigations: from here on links load documents.
  if (router) router.navigate = async (to) => location.assign(String(to));
});

// The page is complete without this; hydrating in a transition keeps the main thread free for taps.
startTransition(() => {
  root = hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
