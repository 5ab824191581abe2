import { describe, expect, it } from 'vitest';
import { changeOf, readContentEvent } from './change';

const change = (event: object) => {
  const read = readContentEvent(JSON.stringify(event));
  return read && changeOf(read, 'iet');
};

describe('Strapi’s webhook events', () => {
  it.each([
    ['event', 'events'],
    ['programme', 'programmes'],
    ['campus', 'campuses'],
    ['news', 'iet-news'],
    ['iet-news', 'iet-news'],
    ['post', 'iet-posts'],
    ['iet-post', 'iet-posts'],
    ['article', 'iet-articles'],
    ['menu-enrichi', 'menu-enrichis'],
    ['person', 'people'],
    ['events', 'events'],
    ['something-new', 'something-new'],
  ])('an entry of %s changes what is read from /%s', (model, collection) => {
    expect(change({ event: 'entry.update', model, entry: { slug: 'a' } })).toEqual({
      collection,
      names: ['a'],
    });
  });

  it.each(['entry.delete', 'entry.unpublish'])('%s takes the entry away from visitors', (event) => {
    const removed = { collection: 'programmes', names: ['bts-gpn'], removed: true };
    expect(change({ event, model: 'programme', entry: { slug: 'bts-gpn' } })).toEqual(removed);
  });

  it('name the entry by slug, document id and section', () => {
    const entry = { id: 7, slug: null, documentId: 'd1', rubrique: 'ecole', title: 'L’école' };
    expect(change({ event: 'entry.publish', model: 'article', entry })).toEqual({
      collection: 'iet-articles',
      names: ['d1', 'ecole'],
    });
  });

  it('may be about no entry', () => {
    expect(change({ event: 'media.update', media: { id: 1 } })).toBeNull();
    expect(change({ event: 'trigger-test' })).toBeNull();
  });

  it.each(['', 'null', '[]', '{}', '{"event":1}', '{"event":"entry.update","entry":"x"}', 'not JSON'])(
    '%s is no event',
    (body) => expect(readContentEvent(body)).toBeNull(),
  );
});
