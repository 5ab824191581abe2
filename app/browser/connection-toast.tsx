import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useLabels } from '~/site/labels-context';
import { type Notice, nextNotice, onlineNoticeTime } from './connection-notice';
import { isInstalled } from './installed-mode';

/** Offline: a toast that stays. Back: another one for 5 s, and fresh page data (specification §1, §4). */
export function ConnectionToast() {
  const t = useLabels();
  const notice = useConnectionNotice();
  return (
    <div className="toasts" role="status">
      {notice === 'none' ? null : (
        <p className="toast" data-notice={notice}>
          {t(notice === 'offline' ? 'layout.browser.offline' : 'layout.browser.online')}
        </p>
      )}
    </div>
  );
}

function useConnectionNotice(): Notice {
  const [notice, setNotice] = useState<Notice>('none');
  const { revalidate } = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;

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
    const timer = setTimeout(() => setNotice('none'), onlineNoticeTime);
    let gone = false;
    siteAnswers().then((answers) => answers && !gone && refresh.current());
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [notice]);

  return notice;
}

/** A network is not yet a connection: a refresh that failed would replace the page by an error. */
async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
