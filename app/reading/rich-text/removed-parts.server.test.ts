import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { lostValues } from '~/content/lost-values.server';
import { removedParts } from './removed-parts.server';
import { richText } from './rich-text.server';

describe('the parts removed from a rich text', () => {
  it.each([
    ['<iframe src="https://x.example" width="3"></iframe>', ['<iframe>']],
    ['<p style="color:red" onclick="x()">a</p>', ['<p style>', '<p onclick>']],
    ['<a href="javascript:x">a</a><a name="b">b</a>', ['<a href="javascript:x">']],
    ['<img src="https://elsewhere.example/a.jpg">', ['<img src="https://elsewhere.example/a.jpg">']],
    ['<font color="red">a</font><script>b</script>', ['<font color>', '<script>']],
    ['<td align="right">a</td><input type="checkbox" checked disabled>', ['<td align>', '<input>']],
  ])('reports that %j was removed', (html, taken) => expect(removedParts(html)).toEqual(taken));

  it.each([
    '<h1>a</h1><p class="x" lang="en"><u>a</u><span>b</span></p><ol start="3"><li>a</li></ol>',
    '<p><img src="/uploads/a.jpg" alt="a" width="3" height="2" loading="lazy"><a href="www.x.fr" target="_blank">b</a></p>',
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead></table>',
  ])('reports nothing for %j', (html) => expect(removedParts(html)).toEqual([]));

  it('is listed among the lost values of an entry', () =>
    expect(lostValues(z.object({ body: richText }), { body: '<p>a<iframe></iframe></p>' })).toEqual([
      { field: 'body', problem: 'taken away: <iframe>' },
    ]));
});
