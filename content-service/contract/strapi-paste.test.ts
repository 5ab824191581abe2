// @vitest-environment jsdom
/** Pasting into the panel's fields: what Word, Excel, LibreOffice, Google Docs and pages put on the clipboard. */
import { describe, expect, it } from 'vitest';
import { pastedLines, pastedRows } from '../strapi/src/admin/fields/lists';
import { markdownOfHtml, rowsOfHtml } from '../strapi/src/admin/paste/markdown-of-html';
import { htmlOfMarkdown } from './markdown';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style></head><body>
<!--StartFragment--><h2>Tarifs</h2>
<p class=MsoNormal>Voir <b>vite</b> <a href="https://www.onisep.fr/a b">le site</a> et <i>écrire </i>ici.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>   </span></span>Un dossier</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>   </span></span>Une photo</p>
<table class=MsoTableGrid><tr><td><p>Statut</p></td><td><p>Prix | an</p></td></tr><tr><td><p>Apprenti</p></td><td><p>0 €</p></td></tr></table>
<!--EndFragment--></body></html>`;

describe('a long text', () => {
  it('keeps headings, links, lists and tables of Word', () => {
    expect(markdownOfHtml(word)).toBe(
      [
        '## Tarifs',
        '',
        'Voir **vite** [le site](https://www.onisep.fr/a%20b) et *écrire* ici.',
        '',
        '- Un dossier',
        '   - Une photo',
        '',
        '| Statut | Prix \\| an |',
        '| --- | --- |',
        '| Apprenti | 0 € |',
      ].join('\n'),
    );
  });

  it('keeps each cell of a table in its column where others span several', () => {
    const spanned = `<table><tr><th>Jour</th><th>Lieu</th><th>Prix</th></tr>
<tr><td>Lundi</td><td rowspan=2>Port</td><td>10 €</td></tr><tr><td>Mardi</td><td>12 €</td></tr>
<tr><td colspan=2>Total</td><td>22 €</td></tr></table>`;
    const rows = [
      ['Jour', 'Lieu', 'Prix'],
      ['Lundi', 'Port', '10 €'],
      ['Mardi', 'Port', '12 €'],
      ['Total', '', '22 €'],
    ];
    expect(rowsOfHtml(spanned)).toEqual(rows);
    const [head, line, ...body] = (markdownOfHtml(spanned) ?? '').split('\n');
    expect(line).toBe('| --- | --- | --- |');
    expect([head, ...body]).toEqual(rows.map((row) => `| ${row.join(' | ')} |`));
  });

  it('shows them on the site', () => {
    const html = htmlOfMarkdown(markdownOfHtml(word) ?? '');
    for (const part of [
      '<h2',
      '<table>',
      '<ul>',
      '<strong>vite</strong>',
      'href="https://www.onisep.fr/a%20b"',
    ])
      expect(html).toContain(part);
  });

  it('keeps nested lists and numbers of pages', () => {
    const list = '<ol><li>Un<ul><li>Deux</li></ul></li><li><p>Trois</p></li></ol>';
    expect(markdownOfHtml(list)).toBe('1. Un\n   - Deux\n2. Trois');
    const numbered = (text: string) =>
      `<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.</span>${text}</p>`;
    expect(markdownOfHtml(`<div class="MsoList">${numbered('Un')}${numbered('Deux')}</div>`)).toBe(
      '1. Un\n1. Deux',
    );
  });

  it('takes bold of Google Docs for what it is', () => {
    const docs =
      '<b style="font-weight:normal"><p><span style="font-weight:700">Gras</span> et pas</p><p>Fin *</p></b>';
    expect(markdownOfHtml(docs)).toBe('**Gras** et pas\n\nFin \\*');
  });

  it('leads to no file of the editor’s machine, and runs nothing', () => {
    expect(
      markdownOfHtml('<a href="file:///C:/a.docx">Dossier</a> <a href="javascript:alert(1)">x</a>'),
    ).toBe('Dossier x');
    expect(markdownOfHtml('<b>a</b><script>alert(1)</script><img src="https://x.example/a.png">')).toBe(
      '**a**',
    );
  });

  it('leaves plain words to the editor', () => {
    expect(markdownOfHtml('<meta charset="utf-8"><span>des mots</span>')).toBeNull();
  });
});

describe('a table', () => {
  it('takes the cells of Excel and of Word, bars and all', () => {
    const excel =
      '<table><tr><td>Statut</td><td>Prix | an</td></tr><tr><td>Apprenti</td><td></td></tr></table>';
    expect(rowsOfHtml(excel)).toEqual([
      ['Statut', 'Prix | an'],
      ['Apprenti', ''],
    ]);
    expect(pastedRows(rowsOfHtml(excel), '')).toBe('Statut | Prix / an\nApprenti | ');
    expect(pastedRows(null, 'Statut\tPrix\r\nApprenti\t0 €\r\n')).toBe('Statut | Prix\nApprenti | 0 €');
    expect(pastedRows(null, 'Un | deux')).toBeNull();
  });
});

describe('a list of lines', () => {
  it('takes items without their signs', () => {
    expect(pastedLines('• Un dossier\r\n•\tUne photo\r\n')).toBe('Un dossier\nUne photo');
    expect(pastedLines('1. Un\n2) Deux\n- Trois')).toBe('Un\nDeux\nTrois');
    expect(pastedLines('2 ans, dont 3 mois')).toBeNull();
  });
});
