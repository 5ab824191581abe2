import { useRef, useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import {
  type ConnectionNotice,
  createLeftNotice,
  firstNotice,
  nextNotice,
  onlineNoticeTime,
} from './connection-notice';
import { retryWithDelays } from './retry-with-delays';
import { useLatestRefresh } from './use-latest-refresh';

const leftNotice = createLeftNotice(() => sessionStorage);

/** The current connection notice; refreshes the page's data when the connection is back. */
export function useConnectionNotice(): ConnectionNotice {
  const [notice, setNotice] = useState<ConnectionNotice>('none');
  /** Whether this document has been offline: one that came with the connection has its data. */
  const isStale = useRef(false);
  const refresh = useLatestRefresh();

  useEnhancement(() => {
    const connection = () => ({ installed: isInstalled(), online: navigator.onLine });
    const update = () => setNotice((shown) => nextNotice(shown, connection()));
    setNotice(firstNotice(leftNotice.read(), connection(), Date.now()));
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);

  useEnhancement(() => {
    if (notice === 'none') return;
    if (notice === 'offline') {
      isStale.current = true;
      leftNotice.leave('offline');
      return;
    }
    const left = leftNotice.read();
    const until = typeof left === 'number' ? left : Date.now() + onlineNoticeTime;
    leftNotice.leave(until);
    const stop = isStale.current ? retryWithDelays(() => refresh.current(), refreshDelays) : undefined;
    isStale.current = false;
    const timer = setTimeout(() => {
      leftNotice.leave(null);
      setNotice('none');
    }, until - Date.now());
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  }, [notice, refresh]);

  return notice;
}

/** Milliseconds before the next attempt: the browser says that it is online before the network is back. */
const refreshDelays = [300, 700, 1500];

/** Display modes an installed app can have; F11 also gives `fullscreen`. */
const modes = ['standalone', 'minimal-ui', 'window-controls-overlay'];
const query = modes.map((mode) => `(display-mode: ${mode})`).join(', ');

/** Whether the site runs as an installed app. */
function isInstalled(): boolean {
  // Safari on iOS before 16.4 knows only its own property.
  return matchMedia(query).matches || (navigator as { standalone?: boolean }).standalone === true;
}
