/** Roles of `tokens.css` that are text or outline on others: WCAG 2.2, 1.4.3 (text, 4.5:1) and 1.4.11 (interface, 3:1). */

type Pair = readonly [shown: string, ground: string];

const lights = ['paper', 'paper-soft', 'card'];
const deeps = ['deep', 'calm-deep', 'spot-deep', 'note-deep'];

/** @param sectors names of the legend's roles */
export const textPairs = (sectors: readonly string[]): Pair[] => [
  ...['ink', 'ink-soft', 'note', 'accent', 'calm', 'spot-deep', 'danger', 'success', ...sectors].flatMap(
    (text) => lights.map((ground) => [text, ground] as const),
  ),
  ...['accent', 'calm', 'note'].flatMap((tone) => [
    ['ink', `${tone}-soft`] as const,
    [tone, `${tone}-soft`] as const,
    ['card', tone] as const,
  ]),
  ...deeps.flatMap((deep) => [['paper', deep] as const]),
  ['ink', 'spot'],
  ['ink', 'spot-soft'],
  ['spot-deep', 'spot-soft'],
  ['spot', 'deep'],
  ['paper', 'ink'],
];

export const interfacePairs: Pair[] = [
  // Borders of fields and buttons, the focus ring on light and on deep grounds.
  ...lights.flatMap((ground) => [['line-strong', ground] as const, ['calm', ground] as const]),
  ...deeps.map((deep) => ['spot', deep] as const),
  ['deep-line', 'deep'],
];
