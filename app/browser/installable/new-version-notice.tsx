import { useLabels } from '~/site/labels-context';

interface NewVersionNoticeProps {
  /** Loads the new version; null while there is none. */
  load: (() => void) | null;
  dismiss: () => void;
}

/** Offers a new version; the page reloads only when the visitor accepts. */
export function NewVersionNotice({ load, dismiss }: NewVersionNoticeProps) {
  const t = useLabels();
  return (
    <div className="version-offer behind-sidebar" role="status">
      {load ? (
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
