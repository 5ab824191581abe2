/** The client bundle contains only the labels its code uses (docs/architecture.md, 'Labels where they are used'). */
import { expect, it } from 'vitest';
import { defaultLabels, type LabelKey } from '~/site/labels/index';
import { labelsInCode } from '~/site/labels/labels-in-code';
import { appSources } from './sources';

it('every label is named by the code that shows it', () => {
  const keys = Object.keys(defaultLabels) as LabelKey[];
  const sources = appSources().filter((source) => !/^app\/site\/(?:labels\/|english-)/.test(source.file));
  const used = new Set(sources.flatMap((source) => labelsInCode(source.text, keys)));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});
