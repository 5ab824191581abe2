/** The approximate sound of a French word: `gemo`, `gemau` and `GEMEAU` are one. Pure. */

/** In order: each works on the result of the previous one. `1` is the nasal of `an`, `2` that of `in`, `3` of `on`. */
const rules: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sch|ch|sh/g, '4'],
  [/c(?=[eiy])|ss|z/g, 's'],
  [/qu|ck|k/g, 'c'],
  [/eaux?$|eau|aux?$|au/g, 'o'],
  [/ti(?=on)/g, 'si'],
  [/g(?=[eiy])/g, 'j'],
  [/je(?=[ao])/g, 'j'],
  [/gu(?=[eiy])/g, 'g'],
  [/h/g, ''],
  [/w/g, 'v'],
  [/oeu|eu/g, 'e'],
  [/ai|ei/g, 'e'],
  [/y/g, 'i'],
  [/(?:a|e)[mn](?![aeioumn])/g, '1'],
  [/[ei]?[iu][mn](?![aeioumn])/g, '2'],
  [/o[mn](?![aeioumn])/g, '3'],
  [/(.)\1+/g, '$1'],
  [/(?:er|ez|et)$/, 'e'],
  [/(?<![estdxp])[estdxp]+$/, ''],
];

/**
 * A word with a digit has no sound: `CO2` is not `coin`.
 *
 * @param word folded
 */
export function soundOf(word: string): string {
  return /\d/.test(word)
    ? ''
    : rules.reduce((sound, [pattern, replacement]) => sound.replace(pattern, replacement), word);
}
