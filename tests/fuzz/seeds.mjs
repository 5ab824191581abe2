/** Inputs that once did harm: `seeds/<target>.json`, replayed before new input. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @param {string} target */
const fileOf = (target) => new URL(`./seeds/${target}.json`, import.meta.url);

/** @param {string} target @returns {{ why: string, input: unknown }[]} */
export function seedsOf(target) {
  const file = fileOf(target);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/**
 * Keeps an input, once
 * @param {string} target @param {string} why its effect @param {unknown} input
 */
export function keep(target, why, input) {
  const seeds = seedsOf(target);
  if (seeds.some((seed) => JSON.stringify(seed.input) === JSON.stringify(input))) return;
  writeFileSync(fileOf(target), `${JSON.stringify([...seeds, { why, input }], null, 2)}\n`);
}
