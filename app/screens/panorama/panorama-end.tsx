import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import type { Lane } from './lanes';
import { ShortCourses } from './short-courses';

/** Below the map: short courses, and the link to all programmes. */
export function PanoramaEnd({ shortCourses }: { shortCourses: readonly Lane[] }) {
  const t = useLabels();
  return (
    <div id="au-dela" className="page-normal page-end">
      <ShortCourses lanes={shortCourses} />
      <ButtonLink href={pathTo('formations')}>{t('panorama.all')}</ButtonLink>
    </div>
  );
}
