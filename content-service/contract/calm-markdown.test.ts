import { marked } from 'marked';
import { expect, it } from 'vitest';
import { steepGrowth } from '../../tests/growth/growth';
import { calmMarkdown } from './calm-markdown';

const html = (markdown: string) => marked.parse(calmMarkdown(markdown), { async: false, gfm: true });

it('keeps the editors’ text, and shows the emphasis of an unusual paragraph as it is written', () => {
  expect(html('Un *mot*,\n\n- un __autre__')).toContain('<em>mot</em>');
  expect(html('a *mot* '.repeat(1000))).not.toContain('<em>');
});

it.each(['_a', '__a', '/*', 'a_', '*a ', '~~a', '`a', '[a](', '![', '<a>', '|a'])(
  'is rendered in linear time for repeated %j',
  (word) => {
    const times = steepGrowth((length) => {
      const markdown = word.repeat(length / word.length);
      return () => html(markdown);
    });
    expect(times).toBeNull();
  },
);
