import { expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import type { Services } from '~/services/services.server';
import { createRig, startOfService } from '../../../tests/contract/service';
import { loadProgramme } from './load-programme.server';

it('does not show a missing event below the open day of the first answers', async () => {
  const { content } = createRig();
  const context = {
    content: pageContent(content),
    services: { content } as Services,
    now: startOfService,
    url: new URL('https://www.ecole.example/formations/x'),
    describe: () => undefined,
  };
  const programmes = await listAllProgrammes(content);
  const without: string[] = [];
  for (const { slug } of programmes) {
    const { decision, related } = (await loadProgramme(slug, context)).page;
    const openDay = decision.find(({ id }) => id === 'open-day');
    if (openDay && related.events.length === 0) without.push(slug);
  }
  expect(programmes.length).toBeGreaterThan(30);
  expect(without).toEqual([]);
});
