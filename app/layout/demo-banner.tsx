import { useLabels } from '~/site/labels-context';

/** States that the content is fictional, when it is the demonstration school's. */
export function DemoBanner() {
  const t = useLabels();
  return (
    <aside className="demo-banner behind-sidebar" aria-label={t('commons.demo.banner')}>
      <p>
        <strong>{t('commons.demo.banner')}</strong> <span>{t('commons.demo.explanation')}</span>
      </p>
    </aside>
  );
}
