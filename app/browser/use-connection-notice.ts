import { useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { type ConnectionNotice, nextNotice, onlineNoticeTime } from './connection-notice';
import { retryWithDelays } from './retry-with-delays';
import { useLatestRefresh } from './use-latest-refresh';

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
    const stop = retryWithDelays(() => refresh.current(), refreshDelays);
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

/** Display modes an installed app can have; F11 also gives `fullscreen`. */
const modes = ['standalone', 'minimal-ui', 'window-controls-overlay'];
const query = modes.map((mode) => `(display-mode: ${mode})`).join(', ');

/** Whether the site runs as an installed app. */
function isInstalled(): boolean {
  // Safari on iOS before 16.4 knows only its own property.
  return matchMedia(query).matches || (navigator as { standalone?: boolean }).standalone === true;
}
