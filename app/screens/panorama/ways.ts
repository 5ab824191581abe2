/** The programmes as lines on the map of studies, from entry level to exit level. Pure. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { Duration, Level, LevelledProgramme } from '~/school/programmes/levels';
import type { ShownRhythm } from '~/school/programmes/rhythm';

/** The fields of a programme in the panorama. */
export interface Way extends LevelledProgramme {
  slug: string;
  title: string;
  entryLevel: Level;
  exitLevel: Level;
  rhythms: ShownRhythm[];
}

/** Style of a line: full time is solid, alternance dashed, and a choice of both is drawn as two lines. */
const strokes = ['solid', 'dashed', 'double'] as const;
export type Stroke = (typeof strokes)[number];

/** One sector's programmes, drawn as one lane of the map. */
export interface Lane {
  /** null: programmes of no sector the school lists. */
  sector: NamedEntry | null;
  /** The drawn ones: all of them, or `mostWays` of a sector with more. */
  ways: Way[];
  /** Number of programmes of the sector. */
  count: number;
}

/** Lines of a lane. A picture of a hundred lines shows nothing: the finder lists the others. */
export const mostWays = 12;

interface Programme {
  slug: string;
  title: string;
  entryLevel: Level | null;
  exitLevel: Level | null;
  rhythms: ShownRhythm[];
  duration: Duration | null;
  sector: NamedEntry | null;
}

/** A programme from one level to another, with a duration. */
type DrawnProgramme = Programme & { entryLevel: Level; exitLevel: Level; duration: Duration };
const isDrawn = (programme: Programme): programme is DrawnProgramme =>
  programme.entryLevel !== null && programme.exitLevel !== null && programme.duration !== null;

/**
 * Lanes in the school's order of sectors, each from the first level to the last; a sector without programmes has none.
 * Short courses do not lead from one level to another and are separate.
 */
export function drawLanes(
  programmes: readonly Programme[],
  sectors: readonly NamedEntry[],
): { lanes: Lane[]; short: Lane[] } {
  const drawn = programmes.filter(isDrawn);
  const lanesOf = (chosen: readonly DrawnProgramme[]): Lane[] =>
    [...sectors, null].flatMap((sector) => {
      const ways = chosen
        .filter((programme) => laneOf(programme, sectors) === (sector?.slug ?? null))
        .map(toWay);
      if (ways.length === 0) return [];
      const linkedSector = sector && namedEntry(sector);
      return [{ sector: linkedSector, ways: fewOfEachPath(ways.sort(byLevel)), count: ways.length }];
    });
  return {
    lanes: lanesOf(drawn.filter(({ duration }) => duration.format === 'long')),
    short: lanesOf(drawn.filter(({ duration }) => duration.format === 'short')),
  };
}

/**
 * Columns of a programme in the drawing; a column is the study that leads to its level. A programme that keeps its
 * level covers that level's column.
 */
export function columnsOf({ entryLevel, exitLevel }: Pick<Way, 'entryLevel' | 'exitLevel'>): {
  from: Level;
  to: Level;
} {
  const from = Math.min(entryLevel + 1, exitLevel) as Level;
  return { from, to: exitLevel };
}

/** The line of a programme; one whose rhythm is not known is drawn plainly. */
export function strokeOf({ rhythms }: Pick<Way, 'rhythms'>): Stroke {
  const besideWork = rhythms.some((rhythm) => rhythm !== 'fulltime');
  if (!besideWork) return 'solid';
  return rhythms.includes('fulltime') ? 'double' : 'dashed';
}

/** The content of the legend: one programme's rhythms for every kind of line. */
export function legendOf(lanes: readonly Lane[]): { stroke: Stroke; rhythms: ShownRhythm[] }[] {
  const ways = lanes.flatMap((lane) => lane.ways).filter(({ rhythms }) => rhythms.length > 0);
  return strokes.flatMap((stroke) => {
    const example = ways.find((way) => strokeOf(way) === stroke);
    return example ? [{ stroke, rhythms: example.rhythms }] : [];
  });
}

/** At most `mostWays`, in their order: the first programme of each pair of levels, then the second, and so on. */
function fewOfEachPath(ways: readonly Way[]): Way[] {
  const taken = new Map<string, number>();
  const turns = ways.map((way) => {
    const path = `${way.entryLevel} ${way.exitLevel}`;
    const turn = taken.get(path) ?? 0;
    taken.set(path, turn + 1);
    return { way, turn };
  });
  const drawn = new Set([...turns].sort((a, b) => a.turn - b.turn).slice(0, mostWays));
  return turns.filter((one) => drawn.has(one)).map(({ way }) => way);
}

function laneOf({ sector }: Programme, sectors: readonly { slug: string }[]): string | null {
  return sectors.find(({ slug }) => slug === sector?.slug)?.slug ?? null;
}

function toWay({ slug, title, entryLevel, exitLevel, duration, rhythms }: DrawnProgramme): Way {
  return { slug, title, entryLevel, exitLevel, duration: { format: duration.format }, rhythms };
}

function byLevel(a: Way, b: Way): number {
  return a.entryLevel - b.entryLevel || a.exitLevel - b.exitLevel || a.title.localeCompare(b.title, 'fr');
}
