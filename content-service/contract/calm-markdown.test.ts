import { marked } from 'marked';
import { expect, it } from 'vitest';
import { steepGrowth } from '../../tests/growth/growth';
import { calmMarkdown } from './calm-markdown';

const html = (markdown: string) => marked.parse(calmMarkdown(markdown), { async: false, gfm: true });

it('keeps what editors write, and the emphasis of a paragraph nobody writes as it stands', () => {
  expect(html('Un *mot*,\n\n- un __autre__')).toContain('<em>mot</em>');
  expect(html('a *mot* '.repeat(1000))).not.toContain('<em>');
});

it.each(['_a', '__a', '/*', 'a_', '*a ', '~~a', '`a', '[a](', '![', '<a>', '|a'])(
  'is rendered in a time that grows with it where %j stands again and again',
  (word) => {
    const times = steepGrowth((length) => {
      const markdown = word.repeat(length / word.length);
      return () => html(markdown);
    });
    expect(times).toBeNull();
  },
);
