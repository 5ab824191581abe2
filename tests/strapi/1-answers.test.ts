/**
 * Every question of the site during a crawl, with the same answers from Strapi and from the embedded service; every
 * entry, complete.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount } from '../../content-service/embedded/handler';
import { crawl } from '../contract/crawl';
import { comparable } from './comparable';
import { type EmbeddedServer, startEmbedded } from './embedded-server';
import { pagesFile, short, starts, warmSite, worthGoing } from './pages';
import { type Answer, signIn } from './signed-in';
import { saidBy } from './site-text';
import { strapiUnderTest } from './strapi-service';

const strapi = strapiUnderTest();
let embedded: EmbeddedServer;

beforeAll(async () => {
  embedded = await startEmbedded(strapi.now);
  process.env.CONTENT_API_URL = embedded.apiUrl;
  process.env.CONTENT_API_USERNAME = demoAccount.username;
  process.env.CONTENT_API_PASSWORD = demoAccount.password;
  process.env.ENGLISH_ENABLED = 'true';
  const pages = await crawl(await warmSite(), starts, worthGoing);
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(pagesFile, JSON.stringify(pages.map((page) => [page.address, saidBy(page)])));
});
afterAll(() => embedded.close());

/** Link addresses differ only in the service's origin. */
const withoutOrigin = (answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer).replaceAll(/http:\/\/(?:127\.0\.0\.1|localhost):\d+/g, '')) as Answer;

describe('answers', () => {
  it('to every question of the site equal those of the embedded service', async () => {
    const askStrapi = await signIn(strapi.apiUrl, strapi.account);
    const askEmbedded = await signIn(embedded.apiUrl, demoAccount);
    const questions = [...embedded.asked].sort();
    expect(questions.length).toBeGreaterThan(short ? 100 : 200);
    const different: object[] = [];
    for (const question of questions) {
      const [theirs, ours] = [await askStrapi(question), await askEmbedded(question)].map(withoutOrigin);
      const [left, right] = [comparable(theirs), comparable(ours)];
      if (JSON.stringify(left) !== JSON.stringify(right)) {
        different.push({ question: decodeURIComponent(question), strapi: left, embedded: right });
      }
    }
    writeFileSync('node_modules/.cache/strapi-answers.json', JSON.stringify(different, null, 1));
    console.log(`${questions.length} questions compared, ${different.length} answers differ`);
    expect(different.map((one) => (one as { question: string }).question)).toEqual([]);
  });
});
