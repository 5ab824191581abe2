import { useLabels } from '~/site/labels-context';
import { EmptyState } from '~/ui/empty-state';
import type { Lane } from './lanes';
import { StudyLegend } from './study-legend';
import { StudyMap } from './study-map';

/** The map of studies, and how to read it. */
export function StudyPaths({ lanes }: { lanes: readonly Lane[] }) {
  const t = useLabels();
  return (
    <section id="carte" className="page-normal page-end panorama" aria-labelledby="chemins">
      <h2 id="chemins" className="text-3xl">
        {t('panorama.map.title')}
      </h2>
      {lanes.length > 0 ? (
        <>
          <p>{t('panorama.map.reading')}</p>
          <StudyLegend lanes={lanes} />
          <StudyMap lanes={lanes} />
        </>
      ) : (
        <EmptyState text={t('commons.empty.programmes')} />
      )}
    </section>
  );
}
