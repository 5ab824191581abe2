import { useMatches, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { type ConnectionNotice, nextNotice, onlineNoticeTime } from './connection-notice';
import { isInstalled } from './installed-mode';

/** The current connection notice; refreshes the page's data when the connection is back. */
export function useConnectionNotice(): ConnectionNotice {
  const [notice, setNotice] = useState<ConnectionNotice>('none');
  const refresh = useLatestRefresh();

  useEffect(() => {
    const update = () =>
      setNotice((shown) => nextNotice(shown, { installed: isInstalled(), online: navigator.onLine }));
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);

  useEffect(() => {
    if (notice !== 'online') return;
    void refresh.current();
    const timer = setTimeout(() => setNotice('none'), onlineNoticeTime);
    return () => clearTimeout(timer);
  }, [notice, refresh]);

  return notice;
}

/** Refreshes the data of the current page and of the chrome, once the site answers. */
function useLatestRefresh(): { readonly current: () => Promise<void> } {
  const { revalidate } = useRevalidator();
  const routeId = useMatches().at(-1)?.id ?? 'root';
  const latest = useRef(async () => {});
  latest.current = async () => {
    const fetched = await Promise.all(['root', routeId].map(fetchData));
    if (fetched.every(Boolean)) revalidate();
  };
  return latest;
}

/**
 * Requests a route's data before the router does. The site may still be unreachable, and a failed refresh would
 * replace the page by an error; the request also replaces an older response in the browser's cache
 * (`stale-while-revalidate`, RFC 5861).
 *
 * @returns whether the data was received
 */
async function fetchData(routeId: string): Promise<boolean> {
  const address = new URL(location.href);
  address.searchParams.set('_data', routeId);
  try {
    return (await fetch(address, { cache: 'reload' })).ok;
  } catch {
    return false;
  }
}
