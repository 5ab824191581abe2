import { describe, expect, it } from 'vitest';
import { removedParts } from '~/reading/rich-text/removed-parts.server';
import { entryDuties } from '../../content-model/rules/duties/entry-duties';
import { textDuties } from '../../content-model/rules/duties/text-duties';
import { htmlOfMarkdown } from '../../content-service/contract/markdown';

const messageOf = (body: string) => textDuties('jpo', { body })[0]?.message;

/** The site checks the answer, and the panel checks the editor's text. */
const written = [
  'Voir <iframe src="https://carte.example/embed"></iframe> ici',
  '<p style="color: red">Attention</p>',
  '<script>alert(1)</script>',
  '[Onisep](javascript:alert(1))',
  '<a href="javascript:x">Piège</a> et <font color="red">rouge</font>',
  '<video controls src=x></video>\n\n<button onclick="x()">Ici</button>',
];

describe('the parts removed from a text', () => {
  it.each(written)('are named to its editor, in the words of the check: %s', (body) => {
    const taken = removedParts(htmlOfMarkdown(body));
    expect(taken.length).toBeGreaterThan(0);
    expect(messageOf(body)).toBe(`Le site retire du texte\u00a0: ${taken.join(', ')}.`);
  });

  it.each([
    'Un **texte** avec [un lien](www.onisep.fr), <u>souligné</u>, a < b et 3 > 2',
    '`<iframe>` et\n\n```html\n<script>\n```',
    '<div class="note"><span>Rien de visible</span></div>',
    '![Une mare](/uploads/mare.jpg)',
  ])('are none if visitors see all of it: %s', (body) => {
    expect(removedParts(htmlOfMarkdown(body))).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^<(?!img)/)]),
    );
    expect(messageOf(body)).toBeUndefined();
  });

  it('is advice beside its field, for any kind of entry', () => {
    const entry = { slug: 'une-page', blocks: [{ title: 'Carte' }, { body: '<iframe></iframe>' }] };
    expect(entryDuties('page', entry, new Date('2026-11-26'))).toEqual([
      expect.objectContaining({
        rule: 'text.taken',
        field: 'blocks.1.body',
        severity: 'advice',
        refuses: false,
      }),
    ]);
  });

  it.each([
    ['![Une mare](/uploads/IMG_1.HEIC)', 'HEIC'],
    ['![](</uploads/plan.pdf>)', 'plan.pdf'],
    ['Voir ![Une mare](https://contenu.example/uploads/mare.tiff?v=2) ici', 'mare.tiff'],
  ])('a picture that the site cannot show is named: %s', (body, word) => {
    const [found] = entryDuties(
      'post',
      { slug: 'a', publishDate: '2026-01-01', body },
      new Date('2026-11-26'),
    );
    expect(found).toMatchObject({ field: 'body', severity: 'loss', message: expect.stringContaining(word) });
  });

  it('takes time in proportion to the length of the text', () => {
    for (const body of [
      '<a '.repeat(60_000),
      '['.repeat(200_000),
      '<a b='.repeat(40_000),
      '`'.repeat(200_001),
      '![](/uploads/'.repeat(20_000),
    ])
      expect(messageOf(body) ?? '').not.toContain('undefined');
  });
});
