import { describe, expect, it } from 'vitest';
import { htmlOfMarkdown } from './markdown';

const inline = (markdown: string) => htmlOfMarkdown(markdown).replace(/^<p>|<\/p>\n$/g, '');

describe('rich text as editors write it', () => {
  it.each([
    ['~~samedi 12~~ samedi 19', '<del>samedi 12</del> samedi 19'],
    ['un\ndeux', 'un<br>deux'],
    ['<u>souligné</u>', '<u>souligné</u>'],
    ['++ajouté++ puis ==**noté**==', '<ins>ajouté</ins> puis <mark><strong>noté</strong></mark>'],
    ['le 1^er^ relevé de H~2~O', 'le 1<sup>er</sup> relevé de H<sub>2</sub>O'],
    ['C++, C++11 et a == b == c, 2^10', 'C++, C++11 et a == b == c, 2^10'],
    ['www.onisep.fr', '<a href="https://www.onisep.fr">www.onisep.fr</a>'],
    ['`a^b^` et \\^c^', '<code>a^b^</code> et ^c^'],
  ])('%j has its marks', (markdown, html) => expect(inline(markdown)).toBe(html));

  it('finds a mark far into a text', () =>
    expect(inline(`${'mot '.repeat(300)}1^er^`)).toContain('1<sup>er</sup>'));
});

describe('a slip that is certain', () => {
  it.each([
    ['**important **suivi', '<strong>important </strong>suivi'],
    ['**important ** suivi', '<strong>important </strong> suivi'],
    ['le ** mot** suivi', 'le <strong> mot</strong> suivi'],
    ['__important __suivi', '<strong>important </strong>suivi'],
    ['~~samedi 12 ~~samedi 19', '<del>samedi 12 </del>samedi 19'],
    ['**Attention :**samedi', '<strong>Attention :</strong>samedi'],
    ['**un **deux **trois**', '<strong>un </strong>deux <strong>trois</strong>'],
    ['**un *deux* **trois', '<strong>un <em>deux</em> </strong>trois'],
    ['[écrire](mailto: a@b.fr)', '<a href="mailto:a@b.fr">écrire</a>'],
    ['[**appeler**](03 86 00 00 00)', '<a href="tel:0386000000"><strong>appeler</strong></a>'],
    ['[voir] (https://a.fr/b)', '<a href="https://a.fr/b">voir</a>'],
    ['[le plan](https://a.fr/le plan.pdf)', '<a href="https://a.fr/le%20plan.pdf">le plan</a>'],
    ['##Les *tarifs*', '<h2>Les <em>tarifs</em></h2>\n'],
    ['un\n###Deux', 'un</p>\n<h3>Deux</h3>\n'],
  ])('%j is mended', (markdown, html) => expect(inline(markdown)).toBe(html));

  it.each([
    ['**`a **` b**', '<strong><code>a **</code> b</strong>'],
    ['2 ** 3 ** 4', '2 ** 3 ** 4'],
    ['[la suite] (voir plus bas)', '[la suite] (voir plus bas)'],
    ['[a](https://a.fr) (b)', '<a href="https://a.fr">a</a> (b)'],
    ['`[a] (https://a.fr)`', '<code>[a] (https://a.fr)</code>'],
    ['#rentrée', '#rentrée'],
    ['un ##deux', 'un ##deux'],
    ['`**a **b`', '<code>**a **b</code>'],
    ['\\**a **b', '**a **b'],
    ['mot** et **suite', 'mot** et **suite'],
    ['**a** b **c**', '<strong>a</strong> b <strong>c</strong>'],
    ['**a **b** c', '**a <strong>b</strong> c'],
  ])('%j is left to the library', (markdown, html) => expect(inline(markdown)).toBe(html));
});

describe('emphasis beside French punctuation', () => {
  const kinds: [sign: string, open: string, close: string][] = [
    ['**', '<strong>', '</strong>'],
    ['__', '<strong>', '</strong>'],
    ['*', '<em>', '</em>'],
    ['_', '<em>', '</em>'],
    ['***', '<em><strong>', '</strong></em>'],
    ['___', '<em><strong>', '</strong></em>'],
    ['~~', '<del>', '</del>'],
  ];
  const ends = [
    '12\u00a0%',
    '12\u00a0€',
    '20\u00a0°',
    'Attention\u00a0:',
    'vrai\u00a0;',
    'vrai\u00a0!',
    'vrai\u00a0?',
  ];
  ends.push('vrai.', 'vrai,', 'vrai…', '«\u00a0eau\u00a0»', '(eau)', '“eau”', '‘eau’', 'eau\u00a0–', '[eau]');
  const beginnings = ['«\u00a0eau\u00a0»', '(eau)', '“eau”', '[eau]', '’hui', '€uro', '#eau', '+12'];
  // A placeholder for the sign on each side.
  const lines = [
    ...ends.flatMap((words) => [
      `Prix ‹${words}›`,
      `‹${words}›du total`,
      `‹${words}› du total, ‹net›`,
      `Prix ‹${words}›du total, soit l’‹équivalent›`,
      `‹${words}›suite, puis d’‹un› mot (‹deux›), ‹${words}›trois/‹quatre›.`,
      `‹un›, ‹${words}›deux`,
    ]),
    ...beginnings.flatMap((words) => [
      `aujourd‹${words}›`,
      `aujourd‹${words}› et d’‹un› mot`,
      `aujourd‹${words}›, « ‹mot› »`,
      `‹un :›deux aujourd‹${words}›`,
    ]),
  ];

  it.each(kinds)('%s is shown, without signs, and none in another', (sign, open, close) => {
    const wrong = lines.flatMap((line) => {
      const shown = inline(line.replace(/[‹›]/g, sign)).replaceAll('&quot;', '"');
      const expected = line.replaceAll('‹', open).replaceAll('›', close);
      return shown === expected ? [] : [`${line}: ${shown}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    'Prix* : 12 €, durée* : 2 ans',
    'Tarif*, durée*',
    '12 m * 3 m * 2 m',
    'le fichier bts_gpn_2026 et snake_case',
    'https://www.ecole.fr/a_b_c',
  ])('%j is none', (markdown) => expect(inline(markdown)).not.toMatch(/<(?:em|strong)>/));

  it('is found in a line of its own, and around other emphasis', () => {
    expect(inline('2 ** 3\n**12 %**du total')).toBe('2 ** 3<br><strong>12 %</strong>du total');
    expect(inline('**un *deux :*trois :**quatre')).toBe('<strong>un <em>deux :</em>trois :</strong>quatre');
    expect(inline('**[le *plan*](/a_b*c):**suite')).toBe(
      '<strong><a href="/a_b*c">le <em>plan</em></a>:</strong>suite',
    );
  });
});
