import { useLabels } from '~/site/labels-context';
import { useConnectionNotice } from './use-connection-notice';

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
