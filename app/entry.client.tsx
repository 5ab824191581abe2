import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pageRouter } from '~/framework/globals';
import { keepServedPage } from './browser/served-page';

let root: Root | undefined;
keepServedPage(() => {
  root?.unmount();
  const router = pageRouter();
  if (!router) return;
  const pendingLocation = router.state.navigation.location;
  router.dispose();
  // From now on links load documents; so does the navigation that the failure has interrupted.
  router.navigate = async (to) => location.assign(String(to));
  if (pendingLocation) location.assign(pendingLocation.pathname + pendingLocation.search);
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
