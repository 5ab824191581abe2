import { describe, expect, it } from 'vitest';
import { copyName } from './copy-name';
import type { ContentQuery } from './query';
import { createAddresses } from './question-address';

const { addressOf, keyOf } = createAddresses('http://content.example/api', 'fr');
const question = (): ContentQuery => ({
  fields: ['title'],
  populate: { campus: { fields: ['slug'] } },
  sort: ['title:asc'],
});

describe('a question to the content service', () => {
  it('has an address with everything it asks', () =>
    expect(decodeURIComponent(addressOf('/events', question()))).toBe(
      'http://content.example/api/events?fields[0]=title&populate[campus][fields][0]=slug&sort[0]=title:asc&locale=fr',
    ));

  it('encodes the path part by part', () => {
    expect(addressOf('/events/a b?c')).toBe('http://content.example/api/events/a%20b%3Fc?locale=fr');
    expect(keyOf('/events/a?b')).not.toBe(keyOf('/events/a', { extra: { b: '' } }));
  });

  it('has one key, whether it is asked with one object or with another', () =>
    expect(keyOf('/events', question())).toBe(keyOf('/events', question())));

  it('has a short key of plain characters, however much it asks of each entry', () => {
    const fields = Array.from({ length: 200 }, (_, index) => `field-${index}`);
    const key = keyOf('/events', { fields, populate: { campus: { fields } } });
    expect(key).toMatch(/^[!-~]{1,80}$/);
    expect(key).not.toBe(keyOf('/events', { fields, populate: { campus: { fields: ['slug'] } } }));
  });

  it.each<[string, string, ContentQuery]>([
    ['path', '/news', question()],
    ['fields', '/events', { ...question(), fields: ['title', 'slug'] }],
    ['relations', '/events', { ...question(), populate: { image: {} } }],
    ['filters', '/events', { ...question(), filters: { slug: { $eq: 'a' } } }],
    ['order', '/events', { ...question(), sort: ['title:desc'] }],
    ['page', '/events', { ...question(), pagination: { page: 2, pageSize: 10 } }],
    ['parameters of its own', '/events', { ...question(), extra: { campus: 'lyon' } }],
  ])('has another key where it differs: %s', (_, path, query) =>
    expect(keyOf(path, query)).not.toBe(keyOf('/events', question())),
  );

  it('has another key in another language, and at another service', () => {
    const english = createAddresses('http://content.example/api', 'en');
    const elsewhere = createAddresses('http://other.example/api', 'fr');
    const keys = [keyOf, english.keyOf, elsewhere.keyOf].map((key) => key('/events', question()));
    expect(new Set(keys).size).toBe(3);
  });

  it('has a copy under the path it asked', () =>
    expect(copyName(keyOf('/campuses/lyon', question()), 0)).toMatch(/^campuses~lyon\.[0-9a-f]{64}\.json$/));
});
