import { describe, expect, it } from 'vitest';
import { assetsOf, titleOf } from './page-facts';
import { pictureOf } from './picture-variants';
import { versionOf } from './version';

describe('what a page says of itself', () => {
  it('its title, without the name of the site', () => {
    expect(titleOf('<head><title>Réseau C&amp;D : l&#x27;offre | IET</title></head>')).toBe(
      "Réseau C&D : l'offre",
    );
    expect(titleOf('<p>Rien</p>')).toBe('');
  });

  it('what it is made of, each once', () => {
    const html = `<link rel="modulepreload" href="/assets/root-Ab_1.js"/><script>import "/assets/root-Ab_1.js"</script>
      <link rel="stylesheet" href="/assets/app-X.css"/><use href="/assets/icons-Y.svg#pin"/>`;
    expect(assetsOf(html)).toEqual(['/assets/root-Ab_1.js', '/assets/app-X.css', '/assets/icons-Y.svg']);
  });
});

describe('a picture', () => {
  it('is the same at every width and in every format', () => {
    expect(pictureOf('/images/avif/640/uploads/a.jpg')).toBe(pictureOf('/images/jpeg/1280/uploads/a.jpg'));
    expect(pictureOf('/campus')).toBeNull();
  });
});

describe('the version of a build', () => {
  it('is the digest its route manifest is named by', () => {
    expect(versionOf(['/assets/root-A.js', '/assets/manifest-4f0130ad.js'])).toBe('4f0130ad');
    expect(() => versionOf(['/assets/root-A.js'])).toThrow('route manifest');
  });
});
