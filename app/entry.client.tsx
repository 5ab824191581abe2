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
  const pending = router.state.navigation.location;
  router.dispose();
  // From here on links load documents, and so does the navigation that the failure has ended.
  router.navigate = async (to) => location.assign(String(to));
  if (pending) location.assign(pending.pathname + pending.search);
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
