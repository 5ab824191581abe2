import { describe, expect, it } from 'vitest';
import { collectionOfCopy, copyName, prefixOf } from './copy-name';

const now = Date.parse('2026-11-20T09:00:00Z');
const day = 86_400_000;
const api = 'https://cms.example/api';

describe('the file of a copy', () => {
  it('is named after the question', () => {
    expect(copyName(`${api}/campuses/lyon?locale=fr`, now)).toMatch(/^campuses~lyon\.[0-9a-f]{64}\.json$/);
    expect(copyName(`${api}/iet-articles/ecole/nos-engagements`, now)).toMatch(
      /^iet-articles~ecole~nos-engagements\./,
    );
    expect(prefixOf('/users/me')).toBe('users~me');
    expect(prefixOf('/é?/..')).toBe('__~__');
    expect(prefixOf(`/${'x'.repeat(300)}`)).toHaveLength(80);
  });

  it('is another for another address, and the same every day for a question about today', () => {
    const asked = (address: string, at = now) => copyName(`${api}${address}`, at);
    expect(asked('/events?page=1')).not.toBe(asked('/events?page=2'));
    expect(asked('/events?from=2026-11-20&to=2026-11-20')).toBe(
      asked('/events?from=2026-11-21&to=2026-11-21', now + day),
    );
    expect(asked('/events?from=2026-11-20')).not.toBe(asked('/events?from=2026-11-20', now + day));
    expect(asked('/events?from=2026-11-20'), 'of one about no day').not.toBe(asked('/events?from='));
    const lateInParis = Date.parse('2026-11-20T23:30:00Z');
    expect(asked('/events?from=2026-11-21', lateInParis)).toBe(asked('/events?from=2026-11-20'));
  });

  it('says which collection it belongs to; another file is not a copy', () => {
    const digest = 'a'.repeat(64);
    expect(collectionOfCopy(copyName(`${api}/campuses/lyon`, now))).toBe('campuses');
    expect(collectionOfCopy(copyName(`${api}/events?locale=fr`, now))).toBe('events');
    expect(collectionOfCopy(copyName('http://api/api/events?locale=fr', now))).toBe('events');
    expect(collectionOfCopy(copyName('https://cms.example/health', now))).toBe('');
    for (const name of [
      `events.${digest}.json.12.tmp`,
      `events.${digest.slice(1)}.json`,
      `x events.${digest}.json`,
      `events.${digest}.txt`,
      'README.md',
    ])
      expect(collectionOfCopy(name), name).toBeNull();
  });
});
