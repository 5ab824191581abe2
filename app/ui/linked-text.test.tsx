// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LinkedText } from './linked-text';
import { contactPattern, textPieces } from './text-links';

afterEach(cleanup);

const linksIn = (text: string) => textPieces(text).flatMap(({ href }) => href ?? []);

describe('a plain text with e-mail addresses and phone numbers', () => {
  it('has a working link for addresses and numbers, and says the same', () => {
    const text = 'presse@iet.example ou 03\u00a053\u00a001\u00a026\u00a040, y compris le week-end.';
    const { container } = render(<LinkedText text={text} />);
    expect(container.textContent).toBe(text);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:presse@iet.example',
      'tel:0353012640',
    ]);
  });

  it.each([
    ['au 03 53 01 26 40.', 'tel:0353012640'],
    ['au 03\u202f53\u202f01\u202f26\u202f40', 'tel:0353012640'],
    ['+33 3 53 01 26 40', 'tel:+33353012640'],
    ['+262 262 12 34 56', 'tel:+262262123456'],
    ['0596 42 00 12', 'tel:0596420012'],
    ['+596 596 42 00 12', 'tel:+596596420012'],
    ['+508 41 00 12', 'tel:+508410012'],
    ['+687 28 00 12', 'tel:+687280012'],
    ['+689 40 42 00 12', 'tel:+68940420012'],
    ['Écrivez à dpo@iet.example.', 'mailto:dpo@iet.example'],
    ['auprès d’admissions@iet.example', 'mailto:admissions@iet.example'],
    ['(marie-jo.le-gall+jpo@campus.iet.example)', 'mailto:marie-jo.le-gall+jpo@campus.iet.example'],
  ])('knows %s', (text, href) => expect(linksIn(text)).toEqual([href]));

  it.each([
    'SIRET 812 345 678 00012',
    '1 03 53 01 26 40',
    '03 53 01 26 40 12',
    'de 2010 à 2020, 24 000 €',
    '03.53.01',
    'a@b',
    '@iet.example',
    'a@b@iet.example',
  ])('finds none in %s', (text) => expect(linksIn(text)).toEqual([]));

  it.each([
    '<a href="javascript:alert(1)">x</a>',
    'javascript:alert(1)//@iet.example',
    '<img src=x onerror=alert(1)>@iet.example',
    '"><script>alert(1)</script>',
    'tel:javascript',
  ])('leaves %s text', (text) => {
    const { container } = render(<LinkedText text={text} />);
    expect(container.textContent).toBe(text);
    expect(container.children).toHaveLength(0);
  });

  it('does not add to an address that another site would send', () => {
    expect(linksIn('lyon@iet.example?cc=autre@evil.example')).toEqual([
      'mailto:lyon@iet.example',
      'mailto:autre@evil.example',
    ]);
  });

  it('is fast for every text: its pattern has no unbounded repetition', () => {
    const bare = contactPattern.source.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
    expect(bare).not.toMatch(/[*+]|\{\d+,\}/);
    for (const text of ['a'.repeat(5000), 'a@'.repeat(2500), `a@${'a.'.repeat(2500)}`, '0 '.repeat(2500)])
      expect(linksIn(text)).toEqual([]);
  });
});
