import { describe, expect, it } from 'vitest';
import { labelsInCode } from './labels-in-code';

const keys = ['commons.close', 'commons.level.0', 'commons.level.5', 'news.count.one', 'news.count.other'];
const admissions = [
  ...['brochure.title', 'brochure.lead', 'contact.title'],
  ...['next.brochure.1', 'next.brochure.2', 'list.count.one'],
];

describe('the labels a module names', () => {
  it('are the complete strings in it, in any quotes', () => {
    expect(labelsInCode(`t("commons.close")`, keys)).toEqual(['commons.close']);
    expect(labelsInCode('const label = `commons.close`;', keys)).toEqual(['commons.close']);
  });

  it('are both forms of a plural', () => {
    expect(labelsInCode(`t.count('news.count', 3)`, keys)).toEqual(['news.count.one', 'news.count.other']);
  });

  it('are all possible values of a key made at run time', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
    expect(labelsInCode('t.dynamic(`commons.level.${level}`)', keys)).toEqual([
      'commons.level.0',
      'commons.level.5',
    ]);
  });

  it.each([
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code as text
    ['t(`admissions.${action}.title`)', ['brochure.title', 'contact.title']],
    ['t(`admissions.next.${action}.${step}`)', ['next.brochure.1', 'next.brochure.2']],
    ['t(`admissions.${view.action}.title`)', ['brochure.title', 'contact.title']],
    ['t(`admissions.${names[0]}.lead`); t(`x`)', ['brochure.lead']],
    ['t.count(`admissions.${list}`, 2)', admissions],
    ['t.count(`admissions.${list}.count`, 2)', ['list.count.one']],
    ["t(`admissions.${action === 'brochure' ? 'brochure' : 'contact'}.title`)", admissions],
    ['t(`admissions.${nameOf({ action })}.title`)', admissions],
    ['t(`admissions.${action}${part}`)', admissions],
    ['t(`admissions.${part(`a`)}.title`)', admissions],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code as text
  ])('of a template are those that begin and end like it: %s', (code, expected) => {
    const all = admissions.map((key) => `admissions.${key}`);
    expect(labelsInCode(code, all)).toEqual(expected.map((key) => `admissions.${key}`));
  });

  it('are neither longer keys nor words of a comment', () => {
    expect(labelsInCode(`t('commons.closest') // commons.close`, keys)).toEqual([]);
  });
});
