/** The ways through the studies: every programme from the level it asks for to the one it leads to. Pure. */
import type { Duration, Level } from '~/programmes/levels';

/** What the panorama shows of a programme. */
export interface Way {
  slug: string;
  title: string;
  entryLevel: Level;
  exitLevel: Level;
}

/** One sector's programmes, drawn as one lane of the map. */
export interface Lane {
  /** null: programmes of no sector the school lists. */
  sector: { slug: string; title: string } | null;
  ways: Way[];
}

interface Programme {
  slug: string;
  title: string;
  entryLevel: Level;
  exitLevel: Level;
  duration: Duration;
  sector: { slug: string; title: string } | null;
}

/**
 * Lanes in the school's order of sectors, each from the first level to the last; a sector without
 * programmes has none. Short courses do not lead from one level to another and stand apart.
 */
export function drawLanes(
  programmes: readonly Programme[],
  sectors: readonly { slug: string; title: string }[],
): { lanes: Lane[]; short: Lane[] } {
  const lanesOf = (chosen: readonly Programme[]): Lane[] =>
    [...sectors, null].flatMap((sector) => {
      const ways = chosen
        .filter((programme) => laneOf(programme, sectors) === (sector?.slug ?? null))
        .map(toWay);
      if (ways.length === 0) return [];
      const own = sector && { slug: sector.slug, title: sector.title };
      return [{ sector: own, ways: ways.sort(byLevel) }];
    });
  return {
    lanes: lanesOf(programmes.filter(({ duration }) => duration.format === 'long')),
    short: lanesOf(programmes.filter(({ duration }) => duration.format === 'short')),
  };
}

/**
 * Columns of the drawing a programme covers; a column stands for the study that leads to its level.
 * A programme that keeps its level covers that level's column.
 */
export function columnsOf({ entryLevel, exitLevel }: Pick<Way, 'entryLevel' | 'exitLevel'>): {
  from: Level;
  to: Level;
} {
  const from = Math.min(entryLevel + 1, exitLevel) as Level;
  return { from, to: exitLevel };
}

function laneOf({ sector }: Programme, sectors: readonly { slug: string }[]): string | null {
  return sectors.find(({ slug }) => slug === sector?.slug)?.slug ?? null;
}

function toWay({ slug, title, entryLevel, exitLevel }: Programme): Way {
  return { slug, title, entryLevel, exitLevel };
}

function byLevel(a: Way, b: Way): number {
  return a.entryLevel - b.entryLevel || a.exitLevel - b.exitLevel || a.title.localeCompare(b.title, 'fr');
}
