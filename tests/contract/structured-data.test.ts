// @vitest-environment node
/** Structured data of all pages, validated against schema.org's vocabulary. */
import { beforeAll, describe, expect, it } from 'vitest';
import { dataBlocksOf, visit } from './crawl';
import { type RenderedSite, renderedSite } from './rendered-site';
import { missing } from './schema-org/google';
import { type Node, violations } from './schema-org/violations';
import { readVocabulary } from './schema-org/vocabulary';

const origin = 'https://www.ecole.example';
process.env['PUBLIC_ORIGIN'] = origin;

const vocabulary = readVocabulary();
let site: RenderedSite;
beforeAll(async () => {
  site = await renderedSite(origin);
});

async function graphOf(address: string): Promise<Node[]> {
  const page = await visit(site, address);
  expect(page.status, address).toBe(200);
  const blocks = dataBlocksOf(page) as { '@graph': Node[] }[];
  expect(blocks, `data blocks of ${address}`).toHaveLength(1);
  return blocks[0]?.['@graph'] ?? [];
}

describe('the vocabulary itself', () => {
  it('knows properties, their inheritance, enumerations and dates', () => {
    const bad = (node: Node) => violations(vocabulary, node);
    expect(
      bad({ '@type': 'Course', name: 'BTS', courseCode: 'A1', provider: { '@type': 'Organization' } }),
    ).toEqual([]);
    expect(bad({ '@type': 'Cours' })).toHaveLength(1);
    expect(bad({ '@type': 'Course', startDate: '2026-12-12' })).toHaveLength(1);
    expect(bad({ '@type': 'Event', startDate: '2026-12-12T10:00' })).toHaveLength(1);
    expect(bad({ '@type': 'Event', startDate: '2026-12-12T10:00:00+01:00' })).toEqual([]);
    expect(bad({ '@type': 'Event', eventStatus: 'https://schema.org/Cancelled' })).toHaveLength(1);
    expect(bad({ '@type': 'Event', eventStatus: 'https://schema.org/EventCancelled' })).toEqual([]);
    expect(bad({ '@type': 'Event', location: { '@type': 'Course' } })).toHaveLength(1);
    expect(bad({ '@type': 'Offer', price: Number.NaN })).toHaveLength(1);
    expect(
      bad({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', rank: 1 }] }),
    ).toHaveLength(1);
  });
});

/** One page of each template, with its required structured data. */
const templates: readonly [address: string, types: readonly string[]][] = [
  ['/', ['WebSite', 'CollegeOrUniversity']],
  ['/formations', ['ItemList', 'BreadcrumbList']],
  ['/formations/bts-gpn', ['Course', 'BreadcrumbList']],
  ['/formations/court-bilan-carbone', ['Course', 'BreadcrumbList']],
  ['/campus', ['ItemList', 'BreadcrumbList']],
  ['/campus/la-reunion', ['CollegeOrUniversity', 'BreadcrumbList']],
  ['/agenda', ['ItemList', 'BreadcrumbList']],
  ['/agenda/journee-portes-ouvertes-la-reunion', ['EducationEvent', 'BreadcrumbList']],
  ['/agenda/job-dating-alternance-en-ligne', ['EducationEvent', 'BreadcrumbList']],
  ['/agenda/forum-des-metiers-de-l-eau-poitiers', ['EducationEvent', 'BreadcrumbList']],
  ['/actualites/aix-en-provence-ecoute-des-chauves-souris', ['NewsArticle', 'BreadcrumbList']],
  ['/blog/alternance-dans-une-collectivite', ['BlogPosting', 'BreadcrumbList']],
  ['/offres-alternance/adjoint-centre-de-tri-rouen', ['JobPosting', 'BreadcrumbList']],
  ['/integrer-iet/alternance', ['FAQPage', 'BreadcrumbList']],
  ['/actualites', ['ItemList', 'BreadcrumbList']],
  ['/blog', ['ItemList', 'BreadcrumbList']],
  ['/metiers/hydrologue', ['Occupation', 'BreadcrumbList']],
  ['/offres-alternance', ['ItemList', 'BreadcrumbList']],
  ['/panorama', ['BreadcrumbList']],
  ['/ecole', ['BreadcrumbList']],
  ['/ecole/nos-engagements', ['BreadcrumbList']],
  ['/plan', ['BreadcrumbList']],
  ['/crm/brochure', ['BreadcrumbList']],
];

describe('structured data', () => {
  it.each(templates)(
    'of %s have %j in schema.org’s terms, with the fields that Google requires',
    async (address, types) => {
      const graph = await graphOf(address);
      expect(graph.map((node) => node['@type'])).toEqual(expect.arrayContaining([...types]));
      expect(graph.flatMap((node) => violations(vocabulary, node))).toEqual([]);
      expect(missing(graph)).toEqual([]);
      expect(JSON.stringify(graph)).not.toContain('localhost');
    },
  );
});
