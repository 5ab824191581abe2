import { rhythmsText } from '~/school/programmes/wording';
import { useLabels } from '~/site/labels-context';
import { type Lane, legendOf } from './lanes';

/** The meanings of the lines on the map of studies. Every programme says its own in words too. */
export function StudyLegend({ lanes }: { lanes: readonly Lane[] }) {
  const t = useLabels();
  return (
    <ul role="list" className="study-legend" aria-label={t('panorama.map.legend')}>
      {legendOf(lanes).map(({ stroke, rhythms }) => (
        <li key={stroke}>
          <span className={`study-stroke study-stroke-${stroke}`} aria-hidden="true" />
          {rhythmsText(rhythms, t)}
        </li>
      ))}
    </ul>
  );
}
