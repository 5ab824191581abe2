import { describe, expect, it } from 'vitest';
import { pageSlugPattern, slugPattern } from './slug';

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
