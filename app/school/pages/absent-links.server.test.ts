import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { createRig } from '../../../tests/contract/service';
import { findAbsentLinks, findEmptyLists } from './absent-links.server';

const t = createLabels({});

/** A service that has no entry of these collections. */
function without(...paths: string[]) {
  return createRig({
    spoil: async (request, response) =>
      paths.includes(new URL(request.url).pathname.replace('/api/', ''))
        ? Response.json({ data: [], meta: { pagination: { page: 1, pageSize: 1, pageCount: 0, total: 0 } } })
        : response,
  }).content;
}

describe('the site’s own links that lead nowhere', () => {
  it('are none in the demonstration, which has every page', async () => {
    expect(await findAbsentLinks(without(), t)).toEqual([]);
  });

  it('are the pages nobody wrote, under the slugs the labels say', async () => {
    const own = createLabels({ 'commons.legal.terms.slug': 'cgv-2027' });
    expect(await findAbsentLinks(without(), own)).toEqual(['/cgv-2027']);
    const absent = await findAbsentLinks(without('iet-articles'), t);
    expect(absent).toEqual(expect.arrayContaining(['/alumni', '/contact', '/metiers', '/mentions-legales']));
    expect(absent).not.toContain('/blog');
  });

  it('are the lists without an entry', async () => {
    expect(await findEmptyLists(without('iet-posts', 'offers'))).toEqual(['/blog', '/offres-alternance']);
    const content = without('programmes');
    expect(await findEmptyLists(content)).toEqual(['/panorama', '/formations/comparer']);
    expect(await findAbsentLinks(content, t)).toBe(await findAbsentLinks(content, t));
  });
});
