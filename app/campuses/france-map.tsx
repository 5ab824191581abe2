import { type ReactNode, useId } from 'react';
import { useLabels } from '~/site/labels-context';
import type { HeadingLevel } from '~/ui/entry';
import { CampusList } from './campus-list';
import type { CampusSummary } from './campuses.server';
import { mainlandPath, reunionPath, riversPath } from './france-outline';
import { graticulePath } from './graticule';
import { type LabelPlace, placeLabels } from './place-labels';
import { inset, mapSize, project } from './projection';

/** What the map and its list need of a campus. */
export type MapCampus = Pick<CampusSummary, 'slug' | 'title' | 'region' | 'latitude' | 'longitude'>;

interface FranceMapProps {
  campuses: readonly MapCampus[];
  headingLevel?: HeadingLevel;
  /** Stands in the place of the list of names: the same campuses at greater length. */
  children?: ReactNode;
}

/** Map units: names on a map at least 30 rem wide, and on a narrower one, where fewer of them fit. */
const letters = { wide: 13, narrow: 19 };
const pointRadius = { wide: 5, narrow: 7 };

/** France with its campuses, and the same campuses by region as text. */
export function FranceMap({ campuses, headingLevel, children }: FranceMapProps) {
  const t = useLabels();
  const listId = useId();
  return (
    <div className="france-map">
      <nav className="map-sheet" aria-label={t('campuses.map.label')}>
        <a className="map-skip" href={`#${listId}`}>
          {t('campuses.map.skip')}
        </a>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it names it, and a title here would hover over every point */}
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}>
          <path className="map-graticule" d={graticulePath} />
          <path className="map-land" d={mainlandPath} />
          <path className="map-rivers" d={riversPath} />
          <rect className="map-inset" {...inset} />
          <path className="map-land" d={reunionPath} />
          <MapCampuses campuses={campuses} />
        </svg>
      </nav>
      <div id={listId}>{children ?? <CampusList campuses={campuses} headingLevel={headingLevel} />}</div>
    </div>
  );
}

function MapCampuses({ campuses }: { campuses: readonly MapCampus[] }) {
  const points = campuses.map((campus) => ({ ...project(campus), text: campus.title }));
  const place = (width: 'wide' | 'narrow') =>
    placeLabels(points, { fontSize: letters[width], pointRadius: pointRadius[width], size: mapSize });
  const wide = place('wide');
  const narrow = place('narrow');
  return points.map((point, index) => (
    <a
      key={campuses[index]?.slug}
      className="map-campus"
      href={`/campus/${campuses[index]?.slug}`}
      aria-label={point.text}
    >
      <title>{point.text}</title>
      <circle className="map-reach" cx={round(point.x)} cy={round(point.y)} r="15" />
      <circle className="map-point" cx={round(point.x)} cy={round(point.y)} r={pointRadius.wide} />
      <MapLabel className="map-label map-label-wide" text={point.text} place={wide[index]} />
      <MapLabel className="map-label map-label-narrow" text={point.text} place={narrow[index]} />
    </a>
  ));
}

interface MapLabelProps {
  className: string;
  text: string;
  place: LabelPlace | null | undefined;
}

function MapLabel({ className, text, place }: MapLabelProps) {
  if (!place) return null;
  return (
    <text className={className} x={round(place.x)} y={round(place.y)} textAnchor={place.anchor}>
      {text}
    </text>
  );
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
