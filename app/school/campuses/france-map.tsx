import type { ReactNode } from 'react';
import { pathTo } from '~/addresses/path-to';
import { useLabels } from '~/site/labels-context';
import type { HeadingLevel } from '~/ui/entry';
import { PhoneFold } from '~/ui/phone-fold';
import { CampusList } from './campus-list';
import type { CampusSummary } from './campuses.server';
import { mainlandPath, riversPath } from './france-outline';
import { graticulePath } from './graticule';
import type { LabelPlace } from './label-candidates';
import type { MapLabel } from './map-labels.server';
import { type MapSheet, middleOf, onSheet, pointRadius, sheetOf } from './map-sheet';
import { toTenth } from './projection';

/** The fields of a campus for the map and its list. */
type MapCampus = Pick<CampusSummary, 'slug' | 'title' | 'region' | 'latitude' | 'longitude'>;

interface FranceMapProps {
  campuses: readonly MapCampus[];
  /** Positions of their names, see `mapLabels`. */
  labels: readonly MapLabel[];
  headingLevel?: HeadingLevel;
  /** Id of the map's list, for the link that skips the map. */
  listId: string;
  /** Replaces the list of names by a longer list of the same campuses. */
  children?: ReactNode;
}

/** France with its campuses, and the same campuses by region as text. */
export function FranceMap({ campuses, labels, headingLevel, listId, children }: FranceMapProps) {
  const t = useLabels();
  const sheet = sheetOf(campuses);
  return (
    <div className="france-map stack">
      <nav className="map-sheet" aria-label={t('campuses.map.label')}>
        <a className="map-skip" href={`#${listId}`}>
          {t('campuses.map.skip')}
        </a>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it names it, and a title here would hover over every point */}
        <svg viewBox={`0 0 ${sheet.size.width} ${sheet.size.height}`}>
          <path className="map-graticule" d={graticulePath} />
          <path className="map-land" d={mainlandPath} />
          <path className="map-rivers" d={riversPath} />
          {sheet.insets.map((inset) => {
            const { x, y } = middleOf(inset);
            return (
              <g key={inset.territory.path}>
                <rect className="map-inset" {...inset.frame} />
                <path className="map-land" d={inset.territory.path} transform={`translate(${x} ${y})`} />
              </g>
            );
          })}
          <MapCampuses campuses={campuses} labels={labels} sheet={sheet} />
        </svg>
      </nav>
      <div id={listId}>
        {children ?? (
          <PhoneFold summary={t('campuses.map.list')}>
            <CampusList campuses={campuses} headingLevel={headingLevel} />
          </PhoneFold>
        )}
      </div>
    </div>
  );
}

interface MapCampusesProps extends Pick<FranceMapProps, 'campuses' | 'labels'> {
  sheet: MapSheet;
}

function MapCampuses({ campuses, labels, sheet }: MapCampusesProps) {
  return campuses.map(({ slug, title, ...place }, index) => {
    const point = onSheet(place, sheet);
    return point ? (
      <a key={slug} className="map-campus" href={pathTo('campus/:slug', slug)} aria-label={title}>
        {/* Its title is for the pointer: of the link itself it would be said after the name, in the same words. */}
        <circle className="map-reach" cx={toTenth(point.x)} cy={toTenth(point.y)} r="15">
          <title>{title}</title>
        </circle>
        <circle className="map-point" cx={toTenth(point.x)} cy={toTenth(point.y)} r={pointRadius.wide} />
        <MapText className="map-label-wide" text={title} place={labels[index]?.wide} />
        <MapText className="map-label-narrow" text={title} place={labels[index]?.narrow} />
      </a>
    ) : null;
  });
}

interface MapTextProps {
  className: string;
  text: string;
  place: LabelPlace | null | undefined;
}

function MapText({ className, text, place }: MapTextProps) {
  if (!place) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group takes no focus; the link around it has the name.
    <g className={className} aria-hidden="true">
      {place.leader ? <path className="map-leader" d={leaderPath(place.leader)} /> : null}
      <text className="map-label" x={place.x} y={place.y} textAnchor={place.anchor}>
        {text}
      </text>
    </g>
  );
}

function leaderPath({ from, to }: NonNullable<LabelPlace['leader']>): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}
