import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { englishLabels } from './english-labels.server';
import { admissionsLabels } from './labels/admissions';
import { blocksLabels } from './labels/blocks';
import { commons } from './labels/commons';
import { defaultLabels } from './labels/index';
import { labelsInCode } from './labels/labels-in-code';
import { layoutLabels } from './labels/layout';

const french: Readonly<Record<string, string>> = defaultLabels;
const placesOf = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort();

describe('the English labels', () => {
  it('include every label of the groups that English pages use', () => {
    const groups = { ...commons, ...layoutLabels, ...blocksLabels, ...admissionsLabels };
    expect(Object.keys(groups).filter((key) => !(key in englishLabels))).toEqual([]);
  });

  it('include every label of the search field and of the offer of a new version, which are on every page', () => {
    const code = [
      'layout/header-search',
      'search/form/search-form',
      'search/form/suggestions',
      'browser/installable/service-worker-client',
    ]
      .map((module) => readFileSync(`app/${module}.tsx`, 'utf8'))
      .join();
    const keys = labelsInCode(code, Object.keys(french));
    expect(keys).toEqual(expect.arrayContaining(['search.field', 'offline.version.load']));
    // Only the page of results, which is in French, uses kinds in the plural.
    const shown = keys.filter((key) => !/^search\.kind\.\w+\.other$/.test(key));
    expect(shown.filter((key) => !(key in englishLabels))).toEqual([]);
  });

  it('translate keys there are, with the same values in them', () => {
    for (const [key, text] of Object.entries(englishLabels)) {
      expect(placesOf(text), key).toEqual(placesOf(french[key]));
    }
  });

  it('keep French punctuation out', () => {
    const wrong = Object.values(englishLabels).filter((text) => /[\u00a0\u202f\s][:;!?]/.test(text));
    expect(wrong).toEqual([]);
  });
});
