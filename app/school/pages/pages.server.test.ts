/** The address of sub-pages in a content service. */
import { expect, it } from 'vitest';
import { createRig, get } from '../../../tests/contract/service';
import { findSubPage } from './pages.server';

const here = ['ecole', 'nos-engagements'] as const;
const notFound = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } };

it('is requested a sub-page at its own address, once', async () => {
  const rig = createRig();
  expect(await findSubPage(rig.content, ...here)).toMatchObject({
    rubrique: 'ecole',
    slug: 'nos-engagements',
  });
  expect(rig.faults.seen.filter((call) => call.includes('articles'))).toHaveLength(1);
});

it('is requested from the list of pages if it has no address of its own', async () => {
  const rig = createRig({
    spoil: async (request, response) => {
      if (request.url.includes('/iet-articles/ecole/')) return Response.json(notFound, { status: 404 });
      if (!request.url.includes('/iet-articles?')) return response;
      const { body } = await get(createRig(), `/iet-articles/${here.join('/')}`);
      return Response.json({ data: [(body as { data: unknown }).data] });
    },
  });
  expect((await findSubPage(rig.content, ...here)).pageLayout.blocks.length).toBeGreaterThan(0);
});

it('returns none if neither service has it', async () => {
  await expect(findSubPage(createRig().content, 'ecole', 'nulle-part')).rejects.toMatchObject({
    statusCode: 404,
  });
});
