import { useLabels } from '~/site/labels-context';

interface NewVersionNoticeProps {
  isOffered: boolean;
  load: () => void;
  dismiss: () => void;
}

/** Offers a new version; the page reloads only when the visitor accepts. */
export function NewVersionNotice({ isOffered, load, dismiss }: NewVersionNoticeProps) {
  const t = useLabels();
  return (
    <div className="version-offer behind-sidebar" role="status">
      {isOffered ? (
        <div className="toast on-deep">
          <p>{t('offline.version.available')}</p>
          <button type="button" className="button button-primary" onClick={load}>
            {t('offline.version.load')}
          </button>{' '}
          <button type="button" className="button button-quiet" onClick={dismiss}>
            {t('offline.version.later')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
