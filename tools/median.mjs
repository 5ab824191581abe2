/** @param {readonly number[]} figures of which there is one at least @returns the middle one; of an even number the upper */
export function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}
