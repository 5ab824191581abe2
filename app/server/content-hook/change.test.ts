import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections } from '~/content/collections';
import { unknownChange } from '~/content/content-change';
import { changeOf } from './change';

const change = (event: object) => changeOf(JSON.stringify(event), 'iet');

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
  ])('an entry of %s changes /%s, by its model or by its uid', (model, collection) => {
    const entry = { slug: 'a' };
    const named = change({ event: 'entry.update', model, entry });
    expect(named).toMatchObject({ collection, names: ['a'] });
    expect(change({ event: 'entry.update', uid: `api::${model}.${model}`, entry })).toEqual(named);
    expect(change({ event: 'entry.update', uid: `api::${model}.${model}`, model: 'else', entry })).toEqual(
      named,
    );
  });

  it('of news whose model is not a word are recognised by uid, path or table', () => {
    for (const name of ['eco-new', 'eco-news', 'eco_news', 'api::eco-new.eco-new', 'new', 'news'])
      expect(
        changeOf(JSON.stringify({ event: 'entry.unpublish', model: name, entry: { slug: 'a' } }), 'eco'),
      ).toEqual({
        collection: 'eco-news',
        knownCollection: collections.news,
        names: ['a'],
        removed: true,
        urgent: true,
      });
  });

  it('that remove an unknown entry are believed for every collection', () => {
    expect(change({ event: 'entry.unpublish', model: 'something-new', entry: { slug: 'a' } })).toEqual({
      ...unknownChange,
      names: ['a'],
      removed: true,
      urgent: true,
    });
  });

  it('know every content type of the Strapi project', () => {
    const api = 'content-service/strapi/src/api';
    const types = readdirSync(api).filter((name) => existsSync(`${api}/${name}/content-types`));
    expect(types).toContain('news-item');
    const unknown = types.filter((type) => {
      const event = { event: 'entry.publish', uid: `api::${type}.${type}`, entry: { documentId: 'd1' } };
      return change(event)?.collection === unknownChange.collection;
    });
    expect(unknown).toEqual([]);
  });

  it.each(['entry.delete', 'entry.unpublish'])('%s removes the entry for visitors', (event) => {
    const removed = {
      collection: 'careers',
      knownCollection: collections.careers,
      names: ['hydrologue'],
      removed: true,
      urgent: true,
    };
    expect(change({ event, model: 'career', entry: { slug: 'hydrologue' } })).toEqual(removed);
  });

  it('name the entry by slug, document id and section', () => {
    const entry = { id: 7, slug: null, documentId: 'd1', rubrique: 'ecole', title: 'L’école' };
    expect(change({ event: 'entry.publish', model: 'article', entry })).toEqual({
      collection: 'iet-articles',
      knownCollection: collections.pages,
      names: ['d1', 'ecole'],
      urgent: true,
    });
  });

  it.each([
    ['setting', 'users'],
    ['crm-link', 'crm-links'],
    ['programme', 'crm-links'],
    ['programme', 'campuses'],
    ['programme', 'careers'],
    ['campus', 'crm-links'],
  ])('of %s change every answer of /%s', (model, path) => {
    expect(
      change({ event: 'entry.update', model, entry: { documentId: 'd1' } })?.dependentCollections,
    ).toContain(path);
  });

  it.each([
    ['a model nobody knows', { event: 'entry.update', model: 'something-new', entry: { slug: 'a' } }],
    ['no model', { event: 'entry.update', entry: { slug: 'a' } }],
    ['another plugin’s', { event: 'entry.update', uid: 'plugin::other.thing', entry: {} }],
    ['a replaced picture', { event: 'media.update', media: { id: 1 } }],
    ['a deleted picture', { event: 'media.delete', media: { id: 1 } }],
    ['a release', { event: 'releases.publish' }],
  ])('%s changes everything', (_, event) => expect(change(event)).toMatchObject(unknownChange));

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"event":1}',
    'not JSON',
    '{"event":"entry.update"',
    '['.repeat(200_000),
  ])('%.20s is unreadable, and changes everything', (body) =>
    expect(changeOf(body, 'iet')).toBe(unknownChange),
  );

  it('are awaited by the next request, unless they name no entry', () => {
    expect(change({ event: 'media.update', media: { id: 1 } })?.urgent).toBe(true);
    expect(change({ event: 'entry.update', model: 'unknown', entry: { documentId: 'd1' } })?.urgent).toBe(
      true,
    );
    expect(change({ event: 'entry.update', model: 'event', entry: {} })?.urgent).toBeUndefined();
  });

  it('of a draft change nothing for visitors; of a published or unpublished entry they do', () => {
    const draft = { model: 'event', entry: { documentId: 'd1', publishedAt: null } };
    for (const event of ['entry.create', 'entry.update', 'entry.draft-discard'])
      expect(change({ event, ...draft })).toBeNull();
    for (const event of ['entry.delete', 'entry.unpublish'])
      expect(change({ event, ...draft })).toMatchObject({ removed: true });
    const published = { documentId: 'd1', publishedAt: '2026-11-23T10:00:00.000Z' };
    expect(change({ event: 'entry.update', model: 'event', entry: published })).not.toBeNull();
  });

  it('may have no effect', () => {
    expect(change({ event: 'media.create', media: { id: 1 } })).toBeNull();
    expect(change({ event: 'trigger-test' })).toBeNull();
    // A visitor's complaint is not a publication.
    const complaint = { uid: 'api::complaint.complaint', model: 'complaint', entry: { documentId: 'd1' } };
    expect(change({ event: 'entry.create', ...complaint })).toBeNull();
  });
});
