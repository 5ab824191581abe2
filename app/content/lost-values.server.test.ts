import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  lenientArray,
  optionalEmail,
  optionalHref,
  optionalReference,
  optionalText,
  orAbsent,
  slug,
  text,
} from '../../content-model/reading/lenient';
import { unknownOnWire, wholeOnWire } from '../../content-model/reading/on-wire';
import { lostValues } from './lost-values.server';

const optionalMedia = orAbsent(wholeOnWire(z.object({ url: text })));

const person = z.object({ name: text, email: optionalEmail });
const schema = z.object({
  slug,
  note: optionalText,
  level: z.number().nullish().catch(null),
  head: z.object({ title: optionalText, mail: optionalEmail }).nullish(),
  tags: z.array(z.object({ mail: optionalEmail })).nullish(),
  team: lenientArray(person),
  link: z.union([z.object({ mail: optionalEmail, kind: z.literal('a') }), z.string()]).nullish(),
  code: orAbsent(z.string()),
  rank: z.number().catch(0),
  href: optionalHref,
  image: optionalMedia,
  campus: optionalReference,
  infos: unknownOnWire(person),
});
const entry = { slug: 'lyon', team: [] };
const lost = (changes: object) => lostValues(schema, { ...entry, ...changes }).map(({ field }) => field);

describe('what a schema leaves out of a value it takes', () => {
  it('is nothing where everything is read', () =>
    expect(
      lost({
        note: 'Un mot',
        level: 3,
        head: { title: 'Tête', mail: 'a@ecole.example' },
        tags: [{ mail: 'b@ecole.example' }],
        team: [{ name: 'Ada', email: 'c@ecole.example' }],
        link: { kind: 'a', mail: 'd@ecole.example' },
        code: 'X1',
        rank: 2,
        href: '/campus',
        image: { url: '/uploads/eau.jpg' },
        campus: { slug: 'lyon', title: 'Lyon' },
        infos: [{ name: 'Ada' }],
      }),
    ).toEqual([]));

  it.each([
    ['null', null],
    ['nothing', undefined],
    ['an empty text', ''],
  ])('does not include %s, which means that there is no value', (_, value) =>
    expect(lost({ note: value, level: value, head: value, tags: value, team: value, link: value })).toEqual(
      [],
    ),
  );

  it('is nothing where an empty list is the way to say that there is nothing', () => {
    const first = z.array(z.string()).transform(([one]) => one ?? null);
    expect(lostValues(first, [])).toEqual([]);
  });

  it('is a field that counts as missing although it has a value', () => {
    expect(lostValues(schema, { ...entry, head: { mail: 'no address' } })).toEqual([
      { field: 'head.mail', problem: '"no address" counts as missing' },
    ]);
    expect(lost({ link: { kind: 'a', mail: 'no address' } })).toEqual(['link.mail']);
  });

  it('is a link that is not safe to follow', () =>
    expect(lost({ href: 'javascript:alert(1)' })).toEqual(['href']));

  it('is reported with the problem inside it, where a whole object counts as missing', () => {
    const [found, ...others] = lostValues(schema, { ...entry, campus: { slug: 'Lyon 7', title: 'Lyon' } });
    expect(found?.problem).toBe('slug no slug in lower case');
    expect(others).toEqual([]);
  });

  it('is shortened where the value is long', () => {
    const [found] = lostValues(schema, { ...entry, head: { mail: 'x'.repeat(500) } });
    expect(found?.problem).toBe(`"${'x'.repeat(79)} counts as missing`);
  });

  it('is a value of another kind, where the schema does without it', () => {
    const [found] = lostValues(schema, { ...entry, level: 'Bac' });
    expect(found?.field).toBe('level');
    expect(found?.problem).toContain('number');
    expect(lost({ rank: 'premier' })).toEqual(['rank']);
  });

  it('is an element of a list that does not parse, by its place', () => {
    expect(lost({ team: [{ name: 'Ada' }, { email: 'c@ecole.example' }] })).toEqual(['team.1']);
    expect(lost({ team: [{ name: 'Ada', email: 'no address' }] })).toEqual(['team.0.email']);
    expect(lost({ tags: [{}, { mail: 'no address' }] })).toEqual(['tags.1.mail']);
    expect(lost({ infos: { name: 'Ada', email: 'no address' } })).toEqual(['infos.0.email']);
  });
});
