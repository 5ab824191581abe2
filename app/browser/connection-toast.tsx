import { useRef, useState } from 'react';
import { useLabels } from '~/site/labels-context';
import { useEnhancement } from '~/ui/enhancement';
import {
  type ConnectionNotice,
  createNoticeStorage,
  firstNotice,
  nextNotice,
  onlineNoticeTime,
} from './connection-notice';
import { onlineDelays, retryWithDelays } from './retry-with-delays';
import { useLatestRefresh } from './use-latest-refresh';

const noticeStorage = createNoticeStorage(() => sessionStorage);

/** Offline: a persistent toast. Online again: another one for 5 s, and fresh page data (specification §1, §4). */
export function ConnectionToast() {
  const t = useLabels();
  const notice = useConnectionNotice();
  return (
    <div className="toasts behind-sidebar" role="status">
      {notice === 'none' ? null : (
        <p className="toast" data-notice={notice}>
          {t(notice === 'offline' ? 'layout.browser.offline' : 'layout.browser.online')}
        </p>
      )}
    </div>
  );
}

/** The current connection notice; refreshes the page's data when the connection is back. */
function useConnectionNotice(): ConnectionNotice {
  const [notice, setNotice] = useState<ConnectionNotice>('none');
  /** Whether the page was offline, so that its data may be old. */
  const isStale = useRef(false);
  const refresh = useLatestRefresh();

  useEnhancement(() => {
    const connection = () => ({ installed: isInstalled(), online: navigator.onLine });
    const update = () => setNotice((shown) => nextNotice(shown, connection()));
    setNotice(firstNotice(noticeStorage.read(), connection(), Date.now()));
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
      noticeStorage.write('offline');
      return;
    }
    const stored = noticeStorage.read();
    const end = typeof stored === 'number' ? stored : Date.now() + onlineNoticeTime;
    noticeStorage.write(end);
    const stopRefreshing = isStale.current
      ? retryWithDelays(() => refresh.current(), onlineDelays)
      : undefined;
    isStale.current = false;
    const timer = setTimeout(() => {
      noticeStorage.write(null);
      setNotice('none');
    }, end - Date.now());
    return () => {
      stopRefreshing?.();
      clearTimeout(timer);
    };
  }, [notice, refresh]);

  return notice;
}

/** Display modes of an installed app; not `fullscreen`, which a page in a browser has after F11. */
const displayModes = ['standalone', 'minimal-ui', 'window-controls-overlay'];
const installedQuery = displayModes.map((mode) => `(display-mode: ${mode})`).join(', ');

/** Whether the site runs as an installed app. */
function isInstalled(): boolean {
  // Safari on iOS before 16.4 knows only its own property.
  return matchMedia(installedQuery).matches || (navigator as { standalone?: boolean }).standalone === true;
}
