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
    expect(textIn(blocks)).toBe('Les étapes · Un · Le dossier');
  });

  it('has an end in content without one', () => {
    const deep: { inner?: unknown } = {};
    deep.inner = deep;
    expect(textIn(deep)).toBe('');
  });
});
