import { describe, expect, it } from 'vitest';
import { unwrap } from './envelope';

describe('the three envelopes seen in the field', () => {
  it('bare arrays and objects', () => {
    expect(unwrap([{ slug: 'a' }])).toEqual({ value: [{ slug: 'a' }], total: null });
    expect(unwrap({ slug: 'a' })).toEqual({ value: { slug: 'a' }, total: null });
  });

  it('Strapi 5: data and meta', () => {
    const body = { data: [{ slug: 'a', campus: { slug: 'lyon' } }], meta: { pagination: { total: 31 } } };
    expect(unwrap(body)).toEqual({ value: [{ slug: 'a', campus: { slug: 'lyon' } }], total: 31 });
  });

  it('Strapi 4: id and attributes, relations included', () => {
    const body = {
      data: [
        {
          id: 7,
          attributes: {
            slug: 'a',
            campus: { data: { id: 1, attributes: { slug: 'lyon' } } },
            programmes: { data: [{ id: 2, attributes: { slug: 'bts-gpn' } }] },
            image: { data: null },
          },
        },
      ],
      meta: { pagination: { total: 1 } },
    };
    expect(unwrap(body)).toEqual({
      value: [
        {
          id: 7,
          slug: 'a',
          campus: { id: 1, slug: 'lyon' },
          programmes: [{ id: 2, slug: 'bts-gpn' }],
          image: null,
        },
      ],
      total: 1,
    });
  });

  it('a relation with a count of its own, and no value that only looks like one', () => {
    const relation = { data: [{ slug: 'lyon' }], meta: { pagination: { total: 1 } } };
    expect(unwrap({ data: { campuses: relation } }).value).toEqual({ campuses: [{ slug: 'lyon' }] });
    for (const own of [{ data: 'a', title: 'b' }, { data: 'a', meta: 'b', title: 'c' }, { meta: 'b' }, {}])
      expect(unwrap({ data: { own } }).value).toEqual({ own });
  });

  it('counts in whole numbers, and gives at least one entry at a time', () => {
    const read = (pagination: object) => unwrap({ data: [], meta: { pagination } });
    expect(read({ total: 0, pageSize: 1 })).toEqual({ value: [], total: 0, pageSize: 1 });
    expect(read({ total: 3, limit: 25 })).toEqual({ value: [], total: 3, pageSize: 25 });
    for (const wrong of [-1, 1.5, '3', null])
      expect(read({ total: wrong, pageSize: wrong })).toEqual({ value: [], total: null });
    expect(read({ total: 3, pageSize: 0 })).toEqual({ value: [], total: 3 });
  });

  it.each([null, 42, 'text', { data: null }, { data: [], meta: { pagination: { total: -1 } } }])(
    'reads %j without failing',
    (body) => expect(() => unwrap(body)).not.toThrow(),
  );
});
