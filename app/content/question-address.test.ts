import { describe, expect, it } from 'vitest';
import { createAddresses } from './question-address';

const addressOf = createAddresses('http://content.example/api', 'fr');

describe('the address of a question', () => {
  it('is the same for equal questions, asked with one object or with another', () => {
    const fields = ['title'];
    const populate = { campus: { fields: ['slug'] } };
    const address = addressOf('/events', { fields, populate, sort: ['title:asc'] });
    expect(address).toBe(
      `http://content.example/api/events?${encodeURIComponent('fields[0]')}=title&${encodeURIComponent('populate[campus][fields][0]')}=slug&${encodeURIComponent('sort[0]')}=${encodeURIComponent('title:asc')}&locale=fr`,
    );
    expect(addressOf('/events', { fields, populate, sort: ['title:asc'] })).toBe(address);
    expect(
      addressOf('/events', {
        fields: ['title'],
        populate: { campus: { fields: ['slug'] } },
        sort: ['title:asc'],
      }),
    ).toBe(address);
  });

  it.each([
    ['path', '/news', {}],
    ['fields', '/events', { fields: ['title', 'slug'] }],
    ['relations', '/events', { fields: ['title'], populate: { image: {} } }],
    ['filters', '/events', { fields: ['title'], filters: { slug: { $eq: 'a' } } }],
    ['page', '/events', { fields: ['title'], pagination: { page: 2, pageSize: 10 } }],
    ['parameters of its own', '/events', { fields: ['title'], extra: { campus: 'lyon' } }],
  ])('differs for another question: %s', (_, path, query) => {
    const first = addressOf('/events', { fields: ['title'] });
    expect(addressOf(path, query)).not.toBe(first);
    expect(addressOf(path, query)).not.toBe(addressOf('/events', { fields: ['title'] }));
  });

  it('encodes the path part by part', () =>
    expect(addressOf('/events/a b?c')).toBe('http://content.example/api/events/a%20b%3Fc?locale=fr'));
});
