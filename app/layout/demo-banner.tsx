import { useLabels } from '~/site/labels-context';

/** Says that nothing here is real, wherever the embedded content service answers. */
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
