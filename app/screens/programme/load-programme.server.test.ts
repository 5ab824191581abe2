import { expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { listAllProgrammes } from '~/school/programmes/programmes.server';
import type { Services } from '~/services/services.server';
import { createRig, startOfService } from '../../../tests/contract/service';
import { loadProgramme } from './load-programme.server';

it('shows no other open day, and no missing event, below that of the first answers', async () => {
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
    const [openDay = ''] = decision.flatMap(({ id, href }) => (id === 'open-day' ? (href ?? '') : []));
    const shown = [...related.events, ...related.moreEvents];
    const days = shown.filter((event) => event.slug.startsWith('journee-portes-ouvertes'));
    // Only sooner events displace it.
    const isFirst = days[0] ? openDay.endsWith(days[0].slug) : shown.length === 3 || openDay === '';
    if (!isFirst) without.push(slug);
  }
  expect(programmes.length).toBeGreaterThan(30);
  expect(without).toEqual([]);
});
