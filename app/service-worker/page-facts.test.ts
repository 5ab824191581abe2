import { describe, expect, it } from 'vitest';
import { assetsOf, pageTitleOf } from './page-facts';
import { variantKey } from './picture-variants';
import { versionOf } from './version';

describe('the facts of a page', () => {
  it('its title, without the name of the site', () => {
    expect(pageTitleOf('<head><title>Réseau C&amp;D : l&#x27;offre | IET</title></head>')).toBe(
      "Réseau C&D : l'offre",
    );
    expect(pageTitleOf('<p>Rien</p>')).toBe('');
    expect(pageTitleOf('<title></title>')).toBe('');
  });

  it('its title as text: with characters that HTML escapes, and a bar of its own', () => {
    expect(pageTitleOf('<title>&lt;eau&gt; &quot;vive&quot; d&#39;ici &eacute;</title>')).toBe(
      '<eau> "vive" d\'ici &eacute;',
    );
    expect(pageTitleOf('<title>Eau | Énergie | IET</title>')).toBe('Eau | Énergie');
    expect(pageTitleOf('<title>Eau | IET, l’école</title>')).toBe('Eau');
  });

  it('its files, each once', () => {
    const html = `<link rel="modulepreload" href="/assets/root-Ab_1.js"/><script>import "/assets/root-Ab_1.js"</script>
      <link rel="stylesheet" href="/assets/app-X.css"/><use href="/assets/icons-Y.svg#pin"/>`;
    expect(assetsOf(html)).toEqual(['/assets/root-Ab_1.js', '/assets/app-X.css', '/assets/icons-Y.svg']);
    expect(assetsOf('url(/assets/text-Z.woff2), /assets/photo.jpg, /images/a.js')).toEqual([
      '/assets/text-Z.woff2',
    ]);
    expect(assetsOf('<p>Rien</p>')).toEqual([]);
  });
});

describe('a picture', () => {
  it('is the same at every width and in every format', () => {
    expect(variantKey('/images/avif/640/uploads/a.jpg')).toBe(variantKey('/images/jpeg/1280/uploads/a.jpg'));
    expect(variantKey('/images/avif/640/uploads/a.jpg')).not.toBe(
      variantKey('/images/avif/640/uploads/b.jpg'),
    );
  });

  it.each([
    '/campus',
    '/blog/images/avif/640/uploads/a.jpg',
    '/images/avif/large/uploads/a.jpg',
    '/images/AVIF/640/uploads/a.jpg',
    '/images/avif/640/',
  ])('is absent at %s', (path) => expect(variantKey(path)).toBeNull());
});

describe('the version of a build', () => {
  it('is the digest its route manifest is named by', () => {
    expect(versionOf(['/assets/root-A.js', '/assets/manifest-4f0130ad.js'])).toBe('4f0130ad');
    for (const other of [
      '/assets/root-A.js',
      '/assets/manifest-4f0130ad.js.map',
      '/v1/assets/manifest-4f0130ad.js',
      '/assets/manifest-.js',
    ]) {
      expect(() => versionOf([other])).toThrow('route manifest');
    }
  });
});
