import { describe, expect, it } from 'vitest';
import { safeHref } from './safe-href';

describe('links from outside the code', () => {
  it.each([
    ['/campus/lyon', '/campus/lyon'],
    [' /formations?secteur=eau ', '/formations?secteur=eau'],
    ['#programme', '#programme'],
    ['https://partenaire.example/page', 'https://partenaire.example/page'],
    ['HTTPS://Partenaire.example/une page', 'https://partenaire.example/une%20page'],
    ['http://partenaire.example/page', 'http://partenaire.example/page'],
    ['mailto:contact@iet.example', 'mailto:contact@iet.example'],
    ['MAILTO:contact@iet.example', 'MAILTO:contact@iet.example'],
    ['tel:+33 1 99 00 12 34', 'tel:+33 1 99 00 12 34'],
    ['tel:(01)99.00-12', 'tel:(01)99.00-12'],
  ])('%s may be followed', (input, output) => expect(safeHref(input)).toBe(output));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    'https://user:secret@evil.example',
    'https://',
    'https:///',
    'https://:443/page',
    'javascript://x/%0aalert(1)',
    'JAVASCRIPT://iet.example/%0aalert(1)',
    'data://x/,<script>',
    'ftp://iet.example/file',
    'mailto:nobody',
    'mailto:a b@iet.example',
    'mailto:a@b@iet.example',
    'tel:call-me',
    'tel:12;ext=javascript:alert(1)',
    'x https://iet.example',
    'javascript:alert(1)//https://iet.example',
    'javascript:alert(1)//mailto:a@iet.example',
    'javascript:alert(1)//tel:12',
    '#programme suite',
    '#programme suite#fin',
    '#',
    'https://:secret@iet.example',
    'https://user@iet.example',
    '',
    '   ',
    'campus/lyon',
    null,
    undefined,
    42,
    `/${'a'.repeat(2048)}`,
  ])('%j is not a link', (input) => expect(safeHref(input)).toBeNull());

  it('have 2,048 characters at most', () => expect(safeHref(`/${'a'.repeat(2047)}`)).toHaveLength(2048));
});
