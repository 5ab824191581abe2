/** Seeded chance: the same seed always draws the same picture. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  pick<const T extends readonly [unknown, ...unknown[]]>(choices: T): T[number];
  chance(probability: number): boolean;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)],
    chance: (probability) => next() < probability,
  };
}

/** FNV-1a, then mixed so that neighbouring seeds share nothing. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A smooth random line: x -> about -1 to 1, one bend per unit of x, finer bends added by octaves. */
export function wave(random: Random, octaves = 3): (x: number) => number {
  const knots = Array.from({ length: 256 }, () => random.next() * 2 - 1);
  const single = (x: number) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const ease = t * t * (3 - 2 * t);
    const a = knots[cell & 255] ?? 0;
    const b = knots[(cell + 1) & 255] ?? 0;
    return a + (b - a) * ease;
  };
  return (x) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * single(x * 2 ** octave + octave * 37);
      total += weight;
      weight *= 0.5;
    }
    return sum / total;
  };
}

/** A smooth random surface: (x, y) -> about -1 to 1. */
export function terrain(random: Random, octaves = 3): (x: number, y: number) => number {
  const knots = Array.from({ length: 4096 }, () => random.next() * 2 - 1);
  const knot = (x: number, y: number) => knots[((x & 63) << 6) | (y & 63)] ?? 0;
  const single = (x: number, y: number) => {
    const cx = Math.floor(x);
    const cy = Math.floor(y);
    const tx = (x - cx) ** 2 * (3 - 2 * (x - cx));
    const ty = (y - cy) ** 2 * (3 - 2 * (y - cy));
    const top = knot(cx, cy) + (knot(cx + 1, cy) - knot(cx, cy)) * tx;
    const bottom = knot(cx, cy + 1) + (knot(cx + 1, cy + 1) - knot(cx, cy + 1)) * tx;
    return top + (bottom - top) * ty;
  };
  return (x, y) => {
    let sum = 0;
    let total = 0;
    for (let octave = 0, weight = 1; octave < octaves; octave++, weight *= 0.5) {
      sum += weight * single(x * 2 ** octave + octave * 17, y * 2 ** octave + octave * 29);
      total += weight;
    }
    return sum / total;
  };
}
