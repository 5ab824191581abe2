import { describe, expect, it } from 'vitest';
import { suggestArticles } from './related-articles';

const article = (slug: string) => ({ slug });
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe('the articles suggested after an article', () => {
  const sameCategory = [article('haies'), article('lagon'), article('tourbe')];
  const latest = [article('rentree'), article('lagon'), article('forum')];

  it('is of the same category first, then the latest', () => {
    expect(slugs(suggestArticles(article('autre'), [sameCategory, latest], 4))).toEqual([
      'haies',
      'lagon',
      'tourbe',
      'rentree',
    ]);
  });

  it('never include the current article, nor one twice', () => {
    expect(slugs(suggestArticles(article('haies'), [sameCategory, latest], 9))).toEqual([
      'lagon',
      'tourbe',
      'rentree',
      'forum',
    ]);
  });

  it('may be empty', () => expect(suggestArticles(article('seul'), [[article('seul')]], 3)).toEqual([]));
});
