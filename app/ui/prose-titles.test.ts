import { expect, it } from 'vitest';
import { withTitles } from './prose-titles';

const html = '<h2 id="titre-a">A</h2><h4 lang="en" id="titre-b">B</h4><h2 id="titre-c">C</h2>';

it('titles begin one level below their text’s title, without a gap', () => {
  expect(withTitles(html, 2, '')).toBe(
    '<h3 id="titre-a">A</h3><h4 lang="en" id="titre-b">B</h4><h3 id="titre-c">C</h3>',
  );
  expect(withTitles('<h3>A</h3>', 1, '')).toBe('<h2>A</h2>');
  expect(withTitles('<h2>A</h2><h3>B</h3>', 5, '')).toBe('<h6>A</h6><h6>B</h6>');
});

it('titles of several texts on a page have unique ids, or none', () => {
  expect(withTitles('<h2 id="titre-a">A</h2>', 1, 'bloc-2-')).toBe('<h2 id="titre-bloc-2-a">A</h2>');
  expect(withTitles('<h2 lang="en" id="titre-a">A</h2>', 1, null)).toBe('<h2 lang="en">A</h2>');
});
