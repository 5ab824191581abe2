import { expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import type { EditorialEntry } from '~/school/pages/pages.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { createRig, startOfService } from '../../../tests/contract/service';
import { withSeason } from './season-opening.server';

const page = (blocks: object[]) =>
  ({ pageLayout: { layout: 'default', blocks } }) as unknown as EditorialEntry;
const actions = ['/formations', '/contact', '/campus'].map((href) => ({ label: href, href }));
const hero = { __component: 'blocks.hero', eyebrow: '26 campus', title: 'Apprendre', actions };

async function openingOn(now: Date, blocks: object[] = [hero], { content } = createRig()) {
  const context = { content: pageContent(content), services: { content }, now } as unknown as PageContext;
  const [first] = (await withSeason(page(blocks), context)).pageLayout.blocks as (typeof hero)[];
  return first;
}

it.each([
  [startOfService, /^Prochaines portes ouvertes/, '/agenda?type=portes-ouvertes'],
  [new Date('2027-02-01T12:00:00Z'), /^Vœux sur Parcoursup jusqu’au 12.mars$/, '/formations?niveau=2'],
])('has the head and the first button of the season: %s', async (now, eyebrow, href) => {
  const opening = await openingOn(now);
  expect(opening?.eyebrow).toMatch(eyebrow);
  expect(opening?.title).toBe('Apprendre');
  expect(opening?.actions.map((action) => action.href)).toEqual([href, '/formations', '/contact']);
});

it('names an open day that is online, and one at no known place by its day alone', async () => {
  const eyebrowOf = async (change: object) => {
    const rig = createRig({
      spoil: async (request, response) => {
        if (!new URL(request.url).pathname.endsWith('/events')) return response;
        const answer = (await response.json()) as { data: object[] };
        return Response.json({ ...answer, data: answer.data.map((event) => ({ ...event, ...change })) });
      },
    });
    return (await openingOn(startOfService, [hero], rig))?.eyebrow.replaceAll('\u00a0', ' ');
  };
  expect(await eyebrowOf({ mode: 'online' })).toMatch(
    /^Prochaines portes ouvertes : .*\d [a-zéû]+, en ligne$/,
  );
  expect(await eyebrowOf({ campus: null, place: null })).toMatch(
    /^Prochaines portes ouvertes : .*\d [a-zéû]+$/,
  );
});

it('belongs to its editors alone if it does not open with a hero', async () => {
  const text = { __component: 'blocks.rich-text', eyebrow: 'x', actions: [] };
  expect(await openingOn(startOfService, [text, hero])).toEqual(text);
});
