import { describe, expect, it } from 'vitest';
import { explainAbbreviations, parseAbbreviations } from './abbreviations.server';

const known = parseAbbreviations(
  'QSE : qualité, sécurité, environnement ; VAE : validation des acquis\nUAI:',
);
const explained = (html: string, before: string[] = []) => explainAbbreviations(html, known, new Set(before));

describe('the list of abbreviations', () => {
  it('has those with a meaning', () => {
    expect([...known]).toEqual([
      ['QSE', 'qualité, sécurité, environnement'],
      ['VAE', 'validation des acquis'],
    ]);
    expect(parseAbbreviations('').size).toBe(0);
  });
});

describe('an abbreviation', () => {
  it.each([
    ['<p>La VAE, puis la VAE</p>', '<p>La VAE (validation des acquis), puis la VAE</p>'],
    ['<h2>VAE</h2><p>VAE</p>', '<h2>VAE</h2><p>VAE (validation des acquis)</p>'],
    [
      '<a href="/vae"><b>VAE</b><img alt="VAE"/></a><p>VAE</p>',
      '<a href="/vae"><b>VAE</b><img alt="VAE"/></a><p>VAE (validation des acquis)</p>',
    ],
    ['<p>VAE99</p>', '<p>VAE99 (validation des acquis)</p>'],
    ['<p title="VAE">SVAE, VAEs</p>', '<p title="VAE">SVAE, VAEs</p>'],
    ['<p>VAE (voie des acquis), VAE</p>', '<p>VAE (voie des acquis), VAE</p>'],
    ['<p>Validation (VAE), VAE</p>', '<p>Validation (VAE), VAE</p>'],
    ['<p><strong>VAE</strong> (voie), VAE</p>', '<p><strong>VAE</strong> (voie), VAE</p>'],
    ['<p>Validation (<em>VAE</em>), VAE</p>', '<p>Validation (<em>VAE</em>), VAE</p>'],
    ['<p>VAE</p><p>(VAE)</p>', '<p>VAE (validation des acquis)</p><p>(VAE)</p>'],
  ])('is explained where it is first used in a text: %s', (html, wanted) => {
    expect(explained(html)).toBe(wanted);
  });

  it('is explained once on a page', () => {
    const seen = new Set<string>();
    expect(explainAbbreviations('<p>VAE</p>', known, seen)).toContain('acquis');
    expect(explainAbbreviations('<p>VAE et QSE</p>', known, seen)).toBe(
      '<p>VAE et QSE (qualité, sécurité, environnement)</p>',
    );
  });

  it('keeps the meaning text', () => {
    const hostile = parseAbbreviations('VAE : <b>&');
    expect(explainAbbreviations('<p>VAE</p>', hostile, new Set())).toBe('<p>VAE (&lt;b&gt;&amp;)</p>');
  });
});

it('of a list is not mistaken for a shorter one', () => {
  const codecs = parseAbbreviations('MP : mélange parental ; MP3 : format de son');
  expect(explainAbbreviations('<p>Un MP3</p>', codecs, new Set())).toBe('<p>Un MP3 (format de son)</p>');
});
