import { describe, expect, it } from 'vitest';
import { admissionsLabels } from './admissions';
import { blocksLabels } from './blocks';
import { commons } from './commons';
import { englishLabels } from './english.server';
import { defaultLabels } from './index';
import { layoutLabels } from './layout';

const french: Readonly<Record<string, string>> = defaultLabels;
const placesOf = (text: string | undefined) => [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).sort();

describe('the English labels', () => {
  it('leave out nothing of the rooms English pages are made of', () => {
    const rooms = { ...commons, ...layoutLabels, ...blocksLabels, ...admissionsLabels };
    expect(Object.keys(rooms).filter((key) => !(key in englishLabels))).toEqual([]);
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
