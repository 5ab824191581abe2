import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';
import { textIn } from './sources/block-text.server';

describe('the text of content', () => {
  it('is what visitors read of HTML', () => {
    expect(plainText('<p>L&#8217;eau &amp; <strong>la</strong>\n rive&nbsp;</p><p>suite</p>')).toBe(
      'L’eau & la rive suite',
    );
    expect(plainText('&bogus; &#0; &#x110000;')).toBe('&bogus;');
  });

  it('has an end wherever something stands for itself', () => {
    expect(plainText('<h2>Boire l’eau</h2><p>Elle est bonne.</p><h3>Et après ?</h3><p>Rien.</p>')).toBe(
      'Boire l’eau. Elle est bonne. Et après ? Rien.',
    );
    expect(plainText('<ul><li>un carnet</li><li>des bottes ;</li></ul><h2></h2>')).toBe(
      'un carnet. des bottes ;',
    );
  });

  it('sets tables, buttons and transcripts aside, and loses none of their words', () => {
    const blocks = [
      {
        title: 'En chiffres',
        rows: [['Achats', '22 %']],
        actions: [{ label: 'Nous écrire', href: '/contact' }],
      },
      { text: 'Un mardi', transcript: '<p>Je m’appelle Mehdi</p>' },
    ];
    expect(textIn(blocks)).toEqual({
      body: 'En chiffres. Un mardi.',
      asides: 'Achats. 22 %. Nous écrire. Je m’appelle Mehdi.',
    });
  });

  it('is what visitors read of blocks: no address, no setting', () => {
    const blocks = [
      {
        __component: 'blocks.steps',
        title: 'Les étapes',
        surface: 'soft',
        items: [{ title: 'Un', text: '<p>Le dossier</p>', href: '/contact' }],
        image: { url: '/uploads/a.jpg', alternativeText: 'Une mare' },
      },
    ];
    expect(textIn(blocks)).toEqual({ body: 'Les étapes. Un. Le dossier.', asides: '' });
  });

  it('has an end in content without one', () => {
    const deep: { inner?: unknown } = {};
    deep.inner = deep;
    expect(textIn(deep).body).toBe('');
  });
});
