import { useMatches, useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { copyHeaders } from '~/offline/stores';
import { useEnhancement } from '~/ui/enhancement';
import { type ConnectionNotice, nextNotice, onlineNoticeTime } from './connection-notice';
import { isInstalled } from './installed-mode';
import { untilDone } from './until-done';

/** The current connection notice; refreshes the page's data when the connection is back. */
export function useConnectionNotice(): ConnectionNotice {
  const [notice, setNotice] = useState<ConnectionNotice>('none');
  const refresh = useLatestRefresh();

  useEnhancement(() => {
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

  useEnhancement(() => {
    if (notice !== 'online') return;
    const stop = untilDone(() => refresh.current(), refreshDelays);
    const timer = setTimeout(() => setNotice('none'), onlineNoticeTime);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [notice, refresh]);

  return notice;
}

/** Milliseconds before the next attempt: the browser says that it is online before the network is back. */
const refreshDelays = [300, 700, 1500];

/**
 * Refreshes the data of the current page and of the chrome, once the site answers.
 *
 * @returns whether it did
 */
function useLatestRefresh(): { readonly current: () => Promise<boolean> } {
  const { revalidate } = useRevalidator();
  const routeId = useMatches().at(-1)?.id ?? 'root';
  const latest = useRef(async () => false);
  latest.current = async () => {
    const fetched = await Promise.all(['root', routeId].map(fetchData));
    const done = fetched.every(Boolean);
    if (done) revalidate();
    return done;
  };
  return latest;
}

/**
 * Requests a route's data before the router does. The site may still be unreachable, and a failed refresh would
 * replace the page by an error; the request also replaces an older response in the browser's cache
 * (`stale-while-revalidate`, RFC 5861).
 *
 * @returns whether the site sent the data: without the network, the service worker answers with its copy, or with 204
 */
async function fetchData(routeId: string): Promise<boolean> {
  const address = new URL(location.href);
  address.searchParams.set('_data', routeId);
  try {
    const { status, headers } = await fetch(address, { cache: 'reload' });
    return status === 200 && !headers.has(copyHeaders.at);
  } catch {
    return false;
  }
}
