import { describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { createLog } from '~/log.server';
import { findSection, findSubPage } from '~/school/pages/pages.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { createRig } from '../../../tests/contract/service';
import { composeEditorialPage } from './editorial-page.server';

const rig = createRig();
const context = {
  content: pageContent(rig.content),
  locale: 'fr',
  services: { content: rig.content, log: createLog('silent'), env: { englishEnabled: true } },
  head: async (input: object) => input,
  describe: () => undefined,
} as unknown as PageContext;

describe('the frame around the blocks of a page', () => {
  it('has no breadcrumb and no neighbours for a page without a section', async () => {
    const page = await findSection(rig.content, 'plaquette-salon');
    const screen = await composeEditorialPage(context, page, Promise.resolve([]));
    expect(screen.layout).toBe('empty');
    expect(screen.page.trail).toEqual([]);
    expect(screen.page.section).toEqual([]);
  });

  it('shares the picture of the hero that opens the page', async () => {
    const page = await findSection(rig.content, 'ecole');
    const image = { path: '/uploads/x.jpg' };
    const screen = await composeEditorialPage(
      context,
      page,
      Promise.resolve([{ kind: 'hero', title: 'École', image }]),
    );
    expect(screen.page.openedByHero).toBe(true);
    expect(screen.head).toMatchObject({ image, path: '/ecole' });
  });

  it('is shown if its neighbours cannot be listed', async () => {
    const away = createRig();
    const page = await findSubPage(rig.content, 'ecole', 'nos-engagements');
    away.faults.set({ kind: 'down', only: '-articles' });
    const alone = { ...context, content: pageContent(away.content) } as PageContext;
    const screen = await composeEditorialPage(alone, page, Promise.resolve([]));
    expect(screen.page.section).toEqual([]);
    expect(screen.page.trail.map(({ href }) => href)).toEqual(['/']);
  });
});
