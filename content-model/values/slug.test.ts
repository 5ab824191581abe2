import { describe, expect, it } from 'vitest';
import { followsTitle, pageSlugPattern, slugOfTitle, slugPattern } from './slug';

describe('a slug', () => {
  it.each(['bts-gpn', 'mon_evenement.2026', 'a', '2026', 'bts--gpn', 'edition-', '~jpo'])(
    'may be %s',
    (slug) => expect(slugPattern.test(slug)).toBe(true),
  );

  it.each([
    '',
    'Mon_Evenement.2026',
    'élan',
    'a b',
    '.',
    '..',
    '.env',
    'a/b',
    'a?b',
    'lyon.ics',
    'lyon.atom',
  ])('is not %j: it has no address', (slug) => expect(slugPattern.test(slug)).toBe(false));

  it.each(['wp-login.php', '.env', 'a_b', 'A'])('of a page is not %s', (slug) =>
    expect(pageSlugPattern.test(slug)).toBe(false),
  );
});

it.each([
  ['L’école d’été à Cœur', 'l-ecole-d-ete-a-coeur'],
  ['  BTSA GPN (n° 2) ! ', 'btsa-gpn-n-2'],
  ['«\u00a0Ça\u00a0»', 'ca'],
  ['Curriculum vitæ, Ægir, Straße', 'curriculum-vitae-aegir-strasse'],
  ['…', ''],
])('%s has the slug %s', (title, slug) => expect(slugOfTitle(title)).toBe(slug));

it.each([
  [undefined, 'Portes', true],
  ['', 'Portes', true],
  ['event', '', true],
  ['event-1', 'Portes', true],
  ['portes', 'Portes', true],
  ['portes-ouvertes', 'Portes', false],
  ['evenement', 'Portes', false],
])('%s beside the title %s: follows it %s', (slug, title, follows) =>
  expect(followsTitle(slug, title, 'event')).toBe(follows),
);
