/** The grain tile: a square of noise in which every density is equally common and clumps are rare. */
import { createRandom } from './random';

export const tileSize = 256;

let tile: Uint8Array | undefined;

/** Thresholds 0 to 255; a grain ink lands where its density exceeds the threshold. */
export function grainTile(): Uint8Array {
  tile ??= drawTile();
  return tile;
}

function drawTile(): Uint8Array {
  const random = createRandom('grain');
  const count = tileSize * tileSize;
  const white = Float32Array.from({ length: count }, () => random.next());
  // Dots a little larger than a pixel, without the large clumps of plain noise.
  const dots = blur(white, 1);
  const clumps = blur(blur(dots, 3), 3);
  const order = Float32Array.from(dots, (value, index) => value - (clumps[index] ?? 0) * 0.85);
  return ranks(order);
}

/** The rank of every value, spread over 0 to 255: a counting sort, as this runs while visitors wait. */
function ranks(order: Float32Array): Uint8Array {
  let [low, high] = [order[0] ?? 0, order[0] ?? 0];
  for (const value of order) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const scale = 65535 / (high - low || 1);
  const bins = Uint16Array.from(order, (value) => (value - low) * scale);
  const next = new Uint32Array(65537);
  for (const bin of bins) next[bin + 1] = (next[bin + 1] ?? 0) + 1;
  for (let bin = 1; bin < next.length; bin++) next[bin] = (next[bin] ?? 0) + (next[bin - 1] ?? 0);
  return Uint8Array.from(bins, (bin) => {
    const rank = next[bin] ?? 0;
    next[bin] = rank + 1;
    return (rank * 256) / order.length;
  });
}

/** A box blur that wraps around, so that the tile repeats without seams. */
function blur(source: Float32Array, radius: number): Float32Array {
  return turn(turn(source, radius), radius);
}

/** Blurs rows and transposes; done twice, it blurs both ways and stands upright again. */
function turn(source: Float32Array, radius: number): Float32Array {
  const result = new Float32Array(source.length);
  const mask = tileSize - 1;
  for (let y = 0; y < tileSize; y++) {
    const row = y * tileSize;
    for (let x = 0; x < tileSize; x++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) sum += source[row + ((x + k) & mask)] ?? 0;
      result[x * tileSize + y] = sum / (2 * radius + 1);
    }
  }
  return result;
}
