/** The site on Strapi: every page the crawl found on the embedded service, with the same words. */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { crawl, type FoundPage } from '../contract/crawl';
import { pagesFile, starts, warmSite, worthGoing } from './pages';
import { type SaidPage, saidBy } from './site-text';
import { strapiUnderTest } from './strapi-service';

const { apiUrl, account } = strapiUnderTest();
const embedded = new Map(JSON.parse(readFileSync(pagesFile, 'utf8')) as [string, SaidPage][]);
let found: FoundPage[];

beforeAll(async () => {
  process.env.CONTENT_API_URL = apiUrl;
  process.env.CONTENT_API_USERNAME = account.username;
  process.env.CONTENT_API_PASSWORD = account.password;
  process.env.ENGLISH_ENABLED = 'true';
  found = await crawl(await warmSite(), starts, worthGoing);
});

it('every address answers as it does on the embedded service, with the same words, pictures and links', () => {
  const here = new Map(found.map((page) => [page.address, saidBy(page)]));
  expect([...here.keys()].sort()).toEqual([...embedded.keys()].sort());
  const different = [...here].filter(
    ([address, said]) => JSON.stringify(said) !== JSON.stringify(embedded.get(address)),
  );
  writeFileSync(
    'node_modules/.cache/strapi-different-pages.json',
    JSON.stringify(
      different.map(([address, said]) => ({ address, strapi: said, embedded: embedded.get(address) })),
      null,
      1,
    ),
  );
  console.log(`${here.size} pages compared, ${different.length} differ`);
  expect(different.map(([address]) => address)).toEqual([]);
});
