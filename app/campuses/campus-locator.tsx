import { useLabels } from '~/site/labels-context';
import type { CampusDetails } from './campus-page.server';
import { mainlandPath, reunionPath, riversPath } from './france-outline';
import { inset, mapSize, project } from './projection';

/** Map units around the point. */
const rings = { mainland: 34, reunion: 9 };

/** A small map that shows where one campus lies: on the mainland, or on La Réunion alone. */
export function CampusLocator({
  campus,
}: {
  campus: Pick<CampusDetails, 'title' | 'latitude' | 'longitude'>;
}) {
  const t = useLabels();
  const onReunion = campus.latitude < 0;
  const point = project(campus);
  const ring = onReunion ? rings.reunion : rings.mainland;
  const frame = onReunion ? inset : { x: 0, y: 0, ...mapSize };
  return (
    <svg
      className="campus-locator"
      viewBox={`${frame.x - ring} ${frame.y - ring} ${frame.width + 2 * ring} ${frame.height + 2 * ring}`}
      role="img"
      aria-label={t('campuses.page.locator', { title: campus.title })}
    >
      {onReunion ? (
        <path className="map-land" d={reunionPath} />
      ) : (
        <>
          <path className="map-land" d={mainlandPath} />
          <path className="map-rivers" d={riversPath} />
        </>
      )}
      <circle className="locator-ring" cx={round(point.x)} cy={round(point.y)} r={ring} />
      <circle className="locator-point" cx={round(point.x)} cy={round(point.y)} r={ring / 3} />
    </svg>
  );
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
