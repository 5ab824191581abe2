import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';

describe('the text of content', () => {
  it('has the visible words of HTML', () => {
    expect(plainText('<p>L&#8217;eau &amp; <strong>la</strong>\n rive&nbsp;</p><p>suite</p>')).toBe(
      'L’eau & la rive suite',
    );
    expect(plainText('&bogus; &#0; &#x110000;')).toBe('&bogus;');
  });

  it('ends each heading and each item like a sentence', () => {
    expect(plainText('<h2>Boire l’eau</h2><p>Elle est bonne.</p><h3>Et après ?</h3><p>Rien.</p>')).toBe(
      'Boire l’eau. Elle est bonne. Et après ? Rien.',
    );
    expect(plainText('<ul><li>un carnet</li><li>des bottes ;</li></ul><h2></h2>')).toBe(
      'un carnet. des bottes ;',
    );
  });
});
