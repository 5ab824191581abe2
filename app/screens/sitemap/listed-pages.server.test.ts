import { describe, expect, it } from 'vitest';
import { createRig } from '../../../tests/contract/service';
import { listPages } from './listed-pages.server';

const origin = 'https://www.ecole.example';

/** The listed paths after a change of one entry of the service. */
async function listed(name: string, entrySlug: string, change: Record<string, unknown>) {
  const rig = createRig({
    async spoil(_, response) {
      const body = (await response.json()) as { data?: { slug?: string | null }[] };
      if (!Array.isArray(body.data)) return Response.json(body, response);
      const data = body.data.map((entry) => (entry.slug === entrySlug ? { ...entry, ...change } : entry));
      return Response.json({ ...body, data }, response);
    },
  });
  const sources = { content: rig.content, english: null, origin, now: new Date(rig.now) };
  const pages = await listPages(name, sources);
  return (pages ?? []).map(({ path }) => path);
}

describe('the sitemap', () => {
  const slug = 'charte-numerique-sobre';
  const withCanonical = (href: string) =>
    listed('actualites', slug, { seo: { links: [{ rel: 'canonical', href }] } });

  it.each([`/actualites/${slug}`, `${origin}/actualites/${slug}`, '#sommaire'])(
    'lists a page whose canonical address, %s, is its own',
    async (href) => {
      expect(await withCanonical(href)).toContain(`/actualites/${slug}`);
    },
  );

  it.each(['/actualites/rythmes-d-alternance-en-un-tableau', `https://ailleurs.example/actualites/${slug}`])(
    'leaves out a page whose canonical address is %s',
    async (href) => {
      expect(await withCanonical(href)).not.toContain(`/actualites/${slug}`);
    },
  );

  it('leaves out an offer that can no longer be answered, also one without a first day', async () => {
    const offer = 'assistant-ecologue-brindille';
    const pages = await listed('offres', offer, { startsOn: null, closesOn: '2026-11-01' });
    expect(pages).not.toContain(`/offres-alternance/${offer}`);
  });
});
