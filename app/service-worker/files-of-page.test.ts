import { expect, it } from 'vitest';
import { assetsOf } from './files-of-page';

it('the files of a page are those of the build that it names, each once', () => {
  const html = `<link rel="modulepreload" href="/assets/root-Ab_1.js"/><script>import "/assets/root-Ab_1.js"</script>
      <link rel="stylesheet" href="/assets/app-X.css"/><use href="/assets/icons-Y.svg#pin"/>`;
  expect(assetsOf(html)).toEqual(['/assets/root-Ab_1.js', '/assets/app-X.css', '/assets/icons-Y.svg']);
  expect(assetsOf('url(/assets/text-Z.woff2), /assets/photo.jpg, /images/a.js')).toEqual([
    '/assets/text-Z.woff2',
  ]);
  expect(assetsOf('<p>Rien</p>')).toEqual([]);
});
