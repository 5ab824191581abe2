import { describe, expect, it } from 'vitest';
import type { Level } from '~/school/programmes/levels';
import { columnsOf, drawLanes, legendOf, maxLines, strokeOf } from './lanes';

const sectors = [
  { slug: 'eau', title: 'Eau' },
  { slug: 'nature', title: 'Nature' },
  { slug: 'rse', title: 'RSE' },
];

function programme(
  slug: string,
  sector: string | null,
  entryLevel: Level,
  exitLevel: Level,
  format: 'long' | 'short' = 'long',
) {
  return {
    slug,
    title: `Formation ${slug}`,
    entryLevel,
    exitLevel,
    rhythms: ['periodic' as const],
    duration: { format, value: 1, unit: 'years' as const },
    sector: sector ? { slug: sector, title: sector } : null,
  };
}

const slugs = (lines: { slug: string }[]) => lines.map(({ slug }) => slug);

describe('the panorama of studies', () => {
  const { lanes, short } = drawLanes(
    [
      programme('mastere', 'eau', 3, 5),
      programme('bachelor', 'eau', 2, 3),
      programme('bts', 'eau', 0, 2),
      programme('bac-pro', 'nature', 0, 0),
      programme('stage', 'nature', 0, 0, 'short'),
      programme('ailleurs', 'chimie', 0, 3),
      programme('sans-secteur', null, 0, 3),
    ],
    sectors,
  );

  it('has one lane for each sector, in the school’s order, and none for a sector without programmes', () => {
    expect(lanes.map(({ sector }) => sector?.slug ?? null)).toEqual(['eau', 'nature', null]);
  });

  it('leads from the lowest level to the highest', () => {
    expect(slugs(lanes[0]?.lines ?? [])).toEqual(['bts', 'bachelor', 'mastere']);
  });

  it('shows every programme of any sector', () => {
    expect(slugs(lanes.at(-1)?.lines ?? [])).toEqual(['ailleurs', 'sans-secteur']);
  });

  it('shows short courses separately', () => {
    expect(short).toHaveLength(1);
    expect(slugs(short[0]?.lines ?? [])).toEqual(['stage']);
  });
});

describe('a sector with more programmes than a picture holds', () => {
  const many = Array.from({ length: 40 }, (_, index) => programme(`bts-${100 + index}`, 'eau', 0, 2));
  const { lanes } = drawLanes(
    [...many, programme('mastere', 'eau', 3, 5), programme('seule', 'nature', 0, 2)],
    sectors,
  );

  it('draws twelve of them and says how many there are', () => {
    expect(lanes[0]?.lines).toHaveLength(maxLines);
    expect(lanes[0]?.count).toBe(41);
    expect(lanes[1]).toMatchObject({ lines: [{ slug: 'seule' }], count: 1 });
  });

  it('draws each pair of levels before a second programme of another', () => {
    expect(slugs(lanes[0]?.lines ?? [])).toContain('mastere');
  });

  it('keeps the order of levels', () => {
    expect(slugs(lanes[0]?.lines ?? []).slice(-2)).toEqual(['bts-110', 'mastere']);
  });
});

describe('a programme on the drawing', () => {
  it('covers the study between its two levels', () => {
    expect(columnsOf({ entryLevel: 0, exitLevel: 2 })).toEqual({ from: 1, to: 2 });
    expect(columnsOf({ entryLevel: 2, exitLevel: 3 })).toEqual({ from: 3, to: 3 });
    expect(columnsOf({ entryLevel: 3, exitLevel: 5 })).toEqual({ from: 4, to: 5 });
  });

  it('is drawn at its level if it keeps that level', () => {
    expect(columnsOf({ entryLevel: 0, exitLevel: 0 })).toEqual({ from: 0, to: 0 });
  });

  it('is solid at full time, dashed beside one’s work, both if there is a choice', () => {
    expect(strokeOf({ rhythms: ['fulltime'] })).toBe('solid');
    expect(strokeOf({ rhythms: ['periodic'] })).toBe('dashed');
    expect(strokeOf({ rhythms: ['sessions'] })).toBe('dashed');
    expect(strokeOf({ rhythms: ['periodic', 'fulltime'] })).toBe('double');
  });
});

describe('the legend of the panorama', () => {
  const line = (rhythms: ('fulltime' | 'periodic')[]) => ({
    slug: rhythms.join('-'),
    title: 'Formation',
    entryLevel: 0 as const,
    exitLevel: 2 as const,
    duration: null,
    rhythms,
  });

  it('explains the kinds of lines that are drawn, and no other', () => {
    expect(
      legendOf([
        { sector: null, count: 3, lines: [line(['fulltime', 'periodic']), line(['fulltime']), line([])] },
      ]),
    ).toEqual([
      { stroke: 'solid', rhythms: ['fulltime'] },
      { stroke: 'double', rhythms: ['fulltime', 'periodic'] },
    ]);
  });
});
