/** Kinds of rhythm: some days of each week, whole weeks by turns, no classes meanwhile. */
export const alternations = ['days', 'weeks', 'fulltime'] as const;
export type Alternation = (typeof alternations)[number];
