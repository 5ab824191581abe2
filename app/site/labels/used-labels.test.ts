import { describe, expect, it } from 'vitest';
import { usedLabels } from './used-labels';

const keys = ['commons.close', 'commons.level.0', 'commons.level.5', 'news.count.one', 'news.count.other'];

describe('the labels a module names', () => {
  it('are the complete strings in it, in any quotes', () => {
    expect(usedLabels(`t("commons.close")`, keys)).toEqual(['commons.close']);
    expect(usedLabels('const label = `commons.close`;', keys)).toEqual(['commons.close']);
  });

  it('are both forms of a plural', () => {
    expect(usedLabels(`t.count('news.count', 3)`, keys)).toEqual(['news.count.one', 'news.count.other']);
  });

  it('are all possible values of a key made at run time', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
    expect(usedLabels('t.dynamic(`commons.level.${level}`)', keys)).toEqual([
      'commons.level.0',
      'commons.level.5',
    ]);
  });

  it('are neither longer keys nor words of a comment', () => {
    expect(usedLabels(`t('commons.closest') // commons.close`, keys)).toEqual([]);
  });
});
