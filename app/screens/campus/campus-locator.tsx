import { mainlandPath, riversPath } from '~/school/campuses/france-outline';
import { onMainland } from '~/school/campuses/map-sheet';
import { mapSize, toTenth } from '~/school/campuses/projection';
import { halfSheet, onTerritory, territoryOf } from '~/school/campuses/territories';
import { useLabels } from '~/site/labels-context';
import type { CampusDetails } from './campus-page.server';

/** Radius of the ring around the point, in map units: the same part of either frame. */
const rings = { mainland: 34, territory: 5 };

/** CSS pixels, without the style sheet. */
const defaultWidth = 224;

/** A single territory, on a map as square as the mainland’s. */
const territoryFrame = { x: -halfSheet, y: -halfSheet, width: 2 * halfSheet, height: 2 * halfSheet };

/** A small map with the place of one campus: on the mainland, or on its own territory overseas. */
export function CampusLocator({
  campus,
}: {
  campus: Pick<CampusDetails, 'title' | 'latitude' | 'longitude'>;
}) {
  const t = useLabels();
  const territory = territoryOf(campus);
  const point = territory ? onTerritory(campus, territory) : onMainland(campus);
  if (!point) return null;
  const ring = territory ? rings.territory : rings.mainland;
  const frame = territory ? territoryFrame : { x: 0, y: 0, ...mapSize };
  const [width, height] = [frame.width + 2 * ring, frame.height + 2 * ring];
  return (
    <svg
      className="campus-locator"
      viewBox={`${frame.x - ring} ${frame.y - ring} ${width} ${height}`}
      width={defaultWidth}
      height={Math.round((defaultWidth * height) / width)}
      role="img"
      aria-label={t('campuses.page.locator', { title: campus.title })}
    >
      {territory ? (
        <path className="map-land" d={territory.path} />
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
