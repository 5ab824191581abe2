import { useLabels } from '~/site/labels-context';
import type { ComparedProgramme } from './compared-programme';
import { commonCampuses } from './differences';

interface ComparisonFilterProps {
  compared: readonly ComparedProgramme[];
  /** Number of lines that differ. */
  differing: number;
}

/** The number of differences, the common campuses, and a box that shows only the differences; no scripts. */
export function ComparisonFilter({ compared, differing }: ComparisonFilterProps) {
  const t = useLabels();
  const common = commonCampuses(compared);
  return (
    <div className="comparison-filter">
      <p>
        <b>{common.length > 0 ? t.count('comparison.common', common.length) : t('comparison.noCommon')}</b>{' '}
        {common.length > 0 ? <span>{common.join(', ')}</span> : null}
      </p>
      <label>
        <input type="checkbox" id="differences" />
        {t.count('comparison.onlyDifferences', differing)}
      </label>
    </div>
  );
}
