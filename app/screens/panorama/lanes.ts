/** The map of studies: a lane for each sector, in which each programme is a line from its entry to its exit level. Pure. */
import { type NamedEntry, namedEntry } from '~/base/named-entry';
import type { Duration, Level, LevelledProgramme } from '~/school/programmes/levels';
import type { DisplayRhythm } from '~/school/programmes/rhythm';

/** A programme as a line of the map. */
export interface ProgrammeLine extends LevelledProgramme {
  slug: string;
  title: string;
  entryLevel: Level;
  exitLevel: Level;
  rhythms: DisplayRhythm[];
}

/** Style of a line: full time is solid, alternance dashed, and a choice of both is drawn as two lines. */
const strokes = ['solid', 'dashed', 'double'] as const;
type Stroke = (typeof strokes)[number];

/** One sector's programmes, drawn as one lane of the map. */
export interface Lane {
  /** Null: programmes of no sector that the school lists. */
  sector: NamedEntry | null;
  /** The drawn programmes: all of the sector, or `maxLines` of them. */
  lines: ProgrammeLine[];
  /** Number of programmes of the sector. */
  count: number;
}

/** Largest number of lines in a lane: a picture of a hundred shows nothing, and the finder lists the others. */
export const maxLines = 12;

interface Programme {
  slug: string;
  title: string;
  entryLevel: Level | null;
  exitLevel: Level | null;
  rhythms: DisplayRhythm[];
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
  const lanesOf = (members: readonly DrawnProgramme[]): Lane[] =>
    [...sectors, null].flatMap((sector) => {
      const lines = members
        .filter((programme) => listedSector(programme, sectors) === (sector?.slug ?? null))
        .map(toLine)
        .sort(byLevel);
      if (lines.length === 0) return [];
      return [{ sector: sector && namedEntry(sector), lines: selectLines(lines), count: lines.length }];
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
export function columnsOf({ entryLevel, exitLevel }: Pick<ProgrammeLine, 'entryLevel' | 'exitLevel'>): {
  from: Level;
  to: Level;
} {
  const from = Math.min(entryLevel + 1, exitLevel) as Level;
  return { from, to: exitLevel };
}

/** The line of a programme; one whose rhythm is not known is drawn plainly. */
export function strokeOf({ rhythms }: Pick<ProgrammeLine, 'rhythms'>): Stroke {
  const combinesWork = rhythms.some((rhythm) => rhythm !== 'fulltime');
  if (!combinesWork) return 'solid';
  return rhythms.includes('fulltime') ? 'double' : 'dashed';
}

/** The content of the legend: one programme's rhythms for every kind of line. */
export function legendOf(lanes: readonly Lane[]): { stroke: Stroke; rhythms: DisplayRhythm[] }[] {
  const lines = lanes.flatMap((lane) => lane.lines).filter(({ rhythms }) => rhythms.length > 0);
  return strokes.flatMap((stroke) => {
    const example = lines.find((line) => strokeOf(line) === stroke);
    return example ? [{ stroke, rhythms: example.rhythms }] : [];
  });
}

/** At most `maxLines`, in their order: of each pair of levels the first line, then the second, and so on. */
function selectLines(lines: readonly ProgrammeLine[]): ProgrammeLine[] {
  const counts = new Map<string, number>();
  const ranked = lines.map((line) => {
    const levels = `${line.entryLevel} ${line.exitLevel}`;
    const rank = counts.get(levels) ?? 0;
    counts.set(levels, rank + 1);
    return { line, rank };
  });
  const selected = new Set(ranked.toSorted((a, b) => a.rank - b.rank).slice(0, maxLines));
  return ranked.filter((candidate) => selected.has(candidate)).map(({ line }) => line);
}

/** Slug of the programme's sector; null for none, or for one that the school does not list. */
function listedSector({ sector }: Programme, sectors: readonly { slug: string }[]): string | null {
  return sectors.find(({ slug }) => slug === sector?.slug)?.slug ?? null;
}

function toLine({ slug, title, entryLevel, exitLevel, duration, rhythms }: DrawnProgramme): ProgrammeLine {
  return { slug, title, entryLevel, exitLevel, duration: { format: duration.format }, rhythms };
}

function byLevel(a: ProgrammeLine, b: ProgrammeLine): number {
  return a.entryLevel - b.entryLevel || a.exitLevel - b.exitLevel || a.title.localeCompare(b.title, 'fr');
}
