import { useMatches, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { type ConnectionNotice, nextNotice, onlineNoticeTime } from './connection-notice';
import { isInstalled } from './installed-mode';

/** What to say about the connection now; refreshes the page's data when it is back. */
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

/** Refreshes the data of the page at hand and of the chrome around it, once the site has shown that it answers. */
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
 * Asks for a route's data before the router does. A network is not yet a connection, and a refresh that
 * failed would replace the page by an error; and the browser may hold an older answer, which this replaces
 * (`stale-while-revalidate`, RFC 5861).
 *
 * @returns whether the data has come
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
