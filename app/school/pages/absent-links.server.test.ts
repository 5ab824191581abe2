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

describe('the site’s own links without a page', () => {
  it('are empty in the demonstration, which has every page', async () => {
    expect(await findAbsentLinks({ content: without(), english: null }, t)).toEqual([]);
  });

  it('are the pages that do not exist, under the slugs of the labels', async () => {
    const own = createLabels({ 'commons.legal.terms.slug': 'cgv-2027' });
    expect(await findAbsentLinks({ content: without(), english: null }, own)).toEqual(['/cgv-2027']);
    const absent = await findAbsentLinks({ content: without('iet-articles'), english: null }, t);
    expect(absent).toEqual(expect.arrayContaining(['/alumni', '/contact', '/metiers', '/mentions-legales']));
    expect(absent).not.toContain('/blog');
  });

  it('are the lists without an entry', async () => {
    expect(await findEmptyLists(without('iet-posts', 'offers'))).toEqual(['/blog', '/offres-alternance']);
    const content = without('programmes');
    expect(await findEmptyLists(content)).toEqual(['/panorama', '/formations/comparer', '/tarifs']);
    const sources = { content, english: null };
    expect(await findAbsentLinks(sources, t)).toBe(await findAbsentLinks(sources, t));
  });

  it('are the English pages if there is no home page in English', async () => {
    const { content } = createRig({
      spoil: async (request, response) =>
        request.url.includes('accueil')
          ? Response.json(
              {
                data: null,
                error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
              },
              { status: 404 },
            )
          : response,
    });
    expect(await findAbsentLinks({ content, english: content }, t)).toEqual(['/en']);
  });
});
