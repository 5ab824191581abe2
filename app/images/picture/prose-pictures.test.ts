import { expect, it } from 'vitest';
import { withPictures } from './prose-pictures';

it('a picture between words comes lazily, at every width, with its words', () => {
  const html = withPictures('<p><img src="/sig/uploads/a.jpg" alt="Un étang" width="4" height="3" /></p>');
  expect(html).toContain('<img src="/images/jpeg/640/sig/uploads/a.jpg" alt="Un étang" width="4" height="3"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('/images/webp/320/sig/uploads/a.jpg 320w');
  expect(html).toContain('/images/webp/1280/sig/uploads/a.jpg 1280w');
});

it('a drawing has one form', () =>
  expect(withPictures('<img src="/sig/uploads/a.svg" alt="" />', 'https://x.example')).toBe(
    '<img src="https://x.example/images/svg/sig/uploads/a.svg" alt="" loading="lazy" decoding="async" />',
  ));
