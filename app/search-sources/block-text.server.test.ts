import { describe, expect, it } from 'vitest';
import { textIn } from './block-text.server';

describe('the text of blocks', () => {
  it('indexes tables, buttons and transcripts separately, with all their words', () => {
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

  it('has the visible words of blocks, without addresses and settings', () => {
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
