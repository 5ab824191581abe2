import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  lenientArray,
  optionalHref,
  optionalReference,
  orAbsent,
  references,
  slug,
  text,
} from '../../content-model/reading/lenient';
import { unaskedOnWire, unknownOnWire, wholeOnWire } from '../../content-model/reading/on-wire';
import { orDraft } from './published.server';
import { selectionOf } from './selection.server';

const optionalMedia = orAbsent(wholeOnWire(z.object({ url: text })));

describe('the selection of a schema', () => {
  it('is every scalar by its name, however it is wrapped', () => {
    const schema = z.object({
      slug,
      title: text,
      level: z.union([z.literal(1), z.literal(2)]).nullish(),
      kind: z.enum(['a', 'b']).catch('a'),
      shown: z.boolean().default(true).readonly(),
      href: optionalHref,
    });
    expect(selectionOf(schema)).toEqual({ fields: ['slug', 'title', 'level', 'kind', 'shown', 'href'] });
  });

  it('is a list of strings as a scalar: it is a JSON attribute', () => {
    const schema = z.object({
      aims: lenientArray(text),
      rhythms: z.array(z.enum(['fulltime'])).min(1),
      rows: z.array(z.array(z.string())),
    });
    expect(selectionOf(schema)).toEqual({ fields: ['aims', 'rhythms', 'rows'] });
  });

  it('is an object or a list of them populated, to the depth that is read', () => {
    const schema = z
      .object({
        slug,
        duration: z.object({ value: z.number() }).nullish().catch(null),
        team: lenientArray(z.object({ name: text, portrait: optionalMedia })),
        campuses: references,
      })
      .transform(({ slug: name }) => name);
    expect(selectionOf(schema)).toEqual({
      fields: ['slug'],
      populate: {
        duration: { fields: ['value'] },
        team: { fields: ['name'], populate: { portrait: {} } },
        campuses: { fields: ['title', 'slug'] },
      },
    });
  });

  it('is a media object whole, and values marked as whole', () => {
    const schema = z.object({
      slug,
      image: optionalMedia,
      category: wholeOnWire(z.object({ slug, title: text })).nullish(),
      sector: optionalReference,
    });
    expect(selectionOf(schema).populate).toEqual({
      image: {},
      category: {},
      sector: { fields: ['title', 'slug'] },
    });
  });

  it('is what any of several forms reads', () => {
    const schema = orDraft(z.object({ slug, body: text, campus: optionalReference }));
    expect(selectionOf(schema)).toEqual({
      fields: ['publishDate', 'slug', 'body'],
      populate: { campus: { fields: ['title', 'slug'] } },
    });
    const action = z.union([z.object({ label: text, href: text }), z.object({ label: text, action: text })]);
    expect(selectionOf(z.object({ slug, actions: lenientArray(action) })).populate).toEqual({
      actions: { fields: ['label', 'href', 'action'] },
    });
  });

  it('leaves out what is read only if it is sent unasked', () => {
    expect(selectionOf(z.object({ slug, status: unaskedOnWire(text).nullish() }))).toEqual({
      fields: ['slug'],
    });
  });

  it('is the same object for the same schema', () => {
    const schema = z.object({ slug });
    expect(selectionOf(schema)).toBe(selectionOf(schema));
  });
});

describe('a schema that does not say what it reads', () => {
  const campus = z.union([z.string(), z.object({ slug })]);
  it.each<[string, z.ZodType, string]>([
    ['any value', z.object({ slug, blocks: z.unknown() }), 'entry.blocks is unknown'],
    ['a list of any values', z.object({ slug, blocks: z.array(z.unknown()) }), 'entry.blocks is unknown'],
    [
      'a preparation',
      z.object({ slug, infos: z.preprocess((value) => value, z.string()) }),
      'entry.infos is transform',
    ],
    ['a record', z.object({ slug, labels: z.record(z.string(), z.string()) }), 'entry.labels is record'],
    ['a promise', z.object({ slug, name: z.promise(z.string()) }), 'entry.name is promise'],
    ['one value or an object', z.object({ slug, campus }), 'entry.campus is read both as one value'],
    [
      'one value in one form, an object in another',
      z.union([z.object({ slug, campus: z.string() }), z.object({ slug, campus: z.object({ slug }) })]),
      'entry.campus is read both as one value',
    ],
    [
      'an object without a scalar',
      z.object({ slug, campus: z.object({ image: optionalMedia }) }),
      'entry.campus has no scalar field',
    ],
    ['a choice of nothing', z.object({ slug, campus: z.union([]) }), 'entry.campus has no scalar field'],
    ['an entry without a scalar', z.object({ image: optionalMedia }), 'entry has no scalar field'],
    ['an entry that is no object', z.string(), 'the schema of an entry is an object'],
    ['an entry of any kind', z.unknown(), 'entry is unknown'],
  ])('%s is an error, which names it', (_, schema, words) => {
    expect(() => selectionOf(schema)).toThrow(`selectionOf: ${words}`);
    expect(() => selectionOf(schema)).toThrow(TypeError);
  });

  it('says so through the path of its field', () => {
    const schema = z.object({ slug, seo: z.object({ title: text, extra: z.any() }) });
    expect(() => selectionOf(schema)).toThrow('entry.seo.extra is any');
  });

  it('is refused with the path and its value', () => {
    const schema = z.object({
      slug,
      infos: unknownOnWire(z.object({ title: text })),
      raw: unknownOnWire('scalar'),
    });
    expect(selectionOf(schema)).toEqual({
      fields: ['slug', 'raw'],
      populate: { infos: { fields: ['title'] } },
    });
  });
});
