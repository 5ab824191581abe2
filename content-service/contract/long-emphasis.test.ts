import { marked } from 'marked';
import { expect, it } from 'vitest';
import { steepGrowth } from '../../tests/growth/growth';
import { withoutLongEmphasis } from './long-emphasis';

const html = (markdown: string) => marked.parse(withoutLongEmphasis(markdown), { async: false, gfm: true });

it('keeps the editors’ text, and shows the emphasis of an unusual paragraph as it is written', () => {
  expect(html('Un *mot*,\n\n- un __autre__')).toContain('<em>mot</em>');
  expect(html('a *mot* '.repeat(1000))).not.toContain('<em>');
});

it('keeps long lists, with their emphasis and addresses', () => {
  const list = html('* un *mot*, https://x.example/a_b?c=d\n'.repeat(200));
  expect(list.match(/<li>/g)).toHaveLength(200);
  expect(list.match(/<em>mot<\/em>/g)).toHaveLength(200);
  expect(list).toContain('href="https://x.example/a_b?c=d"');
  const steps = Array.from({ length: 200 }, (_, at) => `${at + 1}. un *mot*, https://x.example/a_b`).join(
    '\n',
  );
  expect(html(steps).match(/<em>mot<\/em>/g)).toHaveLength(200);
  const item = html(`* ${'un *mot* '.repeat(1000)}`);
  expect(item).toContain('<li>');
  expect(item).not.toContain('<em>');
});

it.each([
  '_a',
  '__a',
  '/*',
  'a_',
  '*a ',
  '~~a',
  '`a',
  '[a](',
  '![',
  '<a>',
  '|a',
  '\n* _a',
  '\n* a_',
  '\n*  *a',
  '\n1. *a',
  '\n2. *a',
  '\n2) a_',
  '\n# _a',
])('is rendered in linear time for repeated %j', (word) => {
  const times = steepGrowth((length) => {
    const markdown = word.repeat(length / word.length);
    return () => html(markdown);
  });
  expect(times).toBeNull();
});
