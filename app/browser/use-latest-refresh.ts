import { useMatches, useRevalidator } from '@remix-run/react';
import { useRef } from 'react';
import { addressOfData } from '~/framework/data-requests';

/**
 * Refreshes the data of the current page and of the chrome, if the site can be reached.
 *
 * @returns whether it could
 */
export function useLatestRefresh(): { readonly current: () => Promise<boolean> } {
  const { revalidate } = useRevalidator();
  const routeId = useMatches().at(-1)?.id ?? 'root';
  const latest = useRef(async () => false);
  latest.current = async () => {
    const fetched = await Promise.all(['root', routeId].map(fetchData));
    const isComplete = fetched.every(Boolean);
    if (isComplete) revalidate();
    return isComplete;
  };
  return latest;
}

/**
 * Requests a route's data before the router does. The site may still be unreachable, and a failed refresh would
 * replace the page by an error; the request also replaces an older response in the browser's cache
 * (`stale-while-revalidate`, RFC 5861).
 *
 * @returns whether the site sent the data: the service worker answers such a request without the network by 204
 */
async function fetchData(routeId: string): Promise<boolean> {
  const address = addressOfData(location.pathname + location.search, routeId);
  try {
    const { status } = await fetch(address, { cache: 'reload' });
    return status === 200;
  } catch {
    return false;
  }
}
