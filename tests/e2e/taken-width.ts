/** The width of a picture that a browser chooses, by HTML's `sizes` and `srcset`. Pure. */

interface Viewport {
  /** CSS pixels. */
  width: number;
  /** Device pixels to a CSS pixel. */
  density: number;
}

const pixelsOf = { px: 1, rem: 16 } as const;
const sizePattern = /^(?:\(\s*min-width:\s*([\d.]+)(px|rem)\s*\)\s+)?([\d.]+)(vw|px|rem)$/;

/**
 * Displayed width of a picture in CSS pixels. Supports the site's own values: lengths in `vw`, `rem` or `px`, each with
 * at most one `min-width`; any other value counts as the full width, as in browsers.
 */
export function shownWidth(sizes: string, screen: Viewport): number {
  for (const size of sizes.split(',')) {
    const [, from, fromUnit, length, unit] = sizePattern.exec(size.trim()) ?? [];
    if (length === undefined) continue;
    if (from !== undefined && screen.width < Number(from) * pixelsOf[fromUnit as 'px' | 'rem']) continue;
    return unit === 'vw'
      ? (screen.width * Number(length)) / 100
      : Number(length) * pixelsOf[unit as 'px' | 'rem'];
  }
  return screen.width;
}

/** @returns the address a browser chooses from a `srcset`: the narrowest that is wide enough, else the widest */
export function takenAddress(srcset: string, sizes: string, screen: Viewport): string | null {
  const neededWidth = shownWidth(sizes, screen) * screen.density;
  const candidates = srcset
    .split(',')
    .map((candidate) => /^(\S+)\s+(\d+)w$/.exec(candidate.trim()))
    .flatMap((match) => (match ? [{ address: match[1] as string, width: Number(match[2]) }] : []))
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= neededWidth) ?? candidates.at(-1))?.address ?? null;
}
