import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import { ShortCourses } from './short-courses';
import { StudyLegend } from './study-legend';
import { StudyMap } from './study-map';
import type { Lane } from './ways';

interface PanoramaPageProps {
  title: string;
  summary: string;
  lanes: readonly Lane[];
  shortCourses: readonly Lane[];
}

/** Levels and ways through the studies, as a picture that is also a list. */
export function PanoramaPage({ title, summary, lanes, shortCourses }: PanoramaPageProps) {
  const t = useLabels();
  return (
    <>
      <PageHeader
        title={title}
        summary={summary}
        breadcrumb={siteTrail(t, { label: t('commons.links.programmes'), href: '/formations' })}
      />
      <section className="page-normal panorama" aria-labelledby="chemins">
        <h2 id="chemins">{t('panorama.map.title')}</h2>
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
      <div className="page-normal panorama-end">
        <ShortCourses lanes={shortCourses} />
        <ButtonLink href="/formations">{t('panorama.all')}</ButtonLink>
      </div>
    </>
  );
}
