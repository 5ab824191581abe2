import { mainlandPath, reunionPath, riversPath } from '~/school/campuses/france-outline';
import { outlinePoints } from '~/school/campuses/outline-points';
import { isOnMap, isOverseas, type MapPoint, mapSize, project, toTenth } from '~/school/campuses/projection';
import { useLabels } from '~/site/labels-context';
import type { CampusDetails } from './campus-page.server';

/** Radius of the ring around the point, in map units: the same part of either sheet. */
const rings = { mainland: 34, reunion: 5 };

/** The island alone, in the middle of a sheet as square as the mainland’s. */
const island = squareAround(outlinePoints(reunionPath, mapSize.width));

/** A small map that shows where one campus lies: on the mainland, or on La Réunion alone. */
export function CampusLocator({
  campus,
}: {
  campus: Pick<CampusDetails, 'title' | 'latitude' | 'longitude'>;
}) {
  const t = useLabels();
  const onReunion = isOverseas(campus);
  const point = project(campus);
  if (!onReunion && !isOnMap(point)) return null;
  const ring = onReunion ? rings.reunion : rings.mainland;
  const frame = onReunion ? island : { x: 0, y: 0, ...mapSize };
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
      <circle className="locator-ring" cx={toTenth(point.x)} cy={toTenth(point.y)} r={ring} />
      <circle className="locator-point" cx={toTenth(point.x)} cy={toTenth(point.y)} r={ring / 3} />
    </svg>
  );
}

function squareAround(points: readonly MapPoint[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, bottom - top) + 4;
  return {
    x: toTenth((left + right - side) / 2),
    y: toTenth((top + bottom - side) / 2),
    width: toTenth(side),
    height: toTenth(side),
  };
}
