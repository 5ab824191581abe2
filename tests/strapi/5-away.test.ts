/**
 * Strapi away under steady traffic: no visited page changes, no copy on disk is lost, and a change made meanwhile is
 * shown within five seconds of its return. Nobody waits for the time to pass: the site's clocks are moved on.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildAll } from '../../tools/build.mjs';
import { copiesOf } from '../faults/rig/copies.mjs';
import { pagesOfAllKinds, seldomVisited } from '../faults/rig/pages.mjs';
import { type Article, articleOf, openRig, type Rig } from './away';
import { short } from './pages';
import { strapiUnderTest } from './strapi-service';
import { comeAndGo, plainSpaces, textOf, type Visitors } from './visitors';
import type { Manner } from './way-in';

const service = strapiUnderTest();
const slug = 'charte-numerique-sobre';
const list = '/actualites/page/3';
const second = 1000;
const wholeStop = 600;
/** Seconds after which every answer and every page is stale. */
const step = 61;

describe.skipIf(service.environment === null)('while Strapi is away', () => {
  let rig: Rig;
  let article: Article;
  let pages: Map<string, string>;
  /** Pages with the article's title. */
  let telling: string[];
  /** Seconds the site's clocks are ahead. */
  let ahead = 0;
  let renamed = '';
  const names = new Set<string>();
  const asBefore = (text: string) =>
    [...names].reduce((same, name) => same.replaceAll(name, plainSpaces(article.title)), text);

  beforeAll(async () => {
    await buildAll({ ifNeeded: true });
    rig = await openRig(service);
    article = await articleOf(rig.editor, slug);
    pages = new Map();
    for (const address of new Set([...pagesOfAllKinds, ...seldomVisited, list, `/actualites/${slug}`]))
      pages.set(address, await whenThere(address));
    telling = [...pages].flatMap(([address, text]) =>
      text.includes(plainSpaces(article.title)) ? address : [],
    );
    expect(telling.length).toBeGreaterThan(1);
  });
  afterAll(async () => {
    await article.rename(article.title);
    await rig.end();
  });

  /** A page that needs every list may be late the first time. */
  const whenThere = (address: string) =>
    vi.waitFor(
      async () => {
        const text = await textOf(rig.site, address);
        expect(text).not.toMatch(/^\{"status":503/);
        return text;
      },
      { timeout: 20 * second, interval: second },
    );

  const pass = async (seconds: number) => {
    ahead += seconds;
    await rig.site.inside('passTime', ahead * second);
  };

  /** Lets everything grow stale again and again; each time all of it is requested, and seen afterwards. */
  async function letPass(seconds: number, visitors: Visitors) {
    for (let passed = 0; passed < seconds; passed += step) {
      await pass(step);
      await seenOnceMore(visitors);
    }
  }

  /** The second round of visits shows the answers that the first one requested from Strapi. */
  async function seenOnceMore(visitors: Visitors) {
    await visitors.round();
    await rig.wayIn.settled();
    await visitors.round();
  }

  /** Milliseconds until visitors read it. */
  async function untilSeen(title: string): Promise<number> {
    const began = performance.now();
    await vi.waitFor(
      async () => {
        const texts = await Promise.all(telling.map((address) => textOf(rig.site, address)));
        expect(texts.filter((text) => !text.includes(title))).toEqual([]);
      },
      { timeout: 60 * second, interval: 50 },
    );
    return Math.round(performance.now() - began);
  }

  async function goThrough(
    name: string,
    away: (visitors: Visitors) => Promise<void>,
    back: () => Promise<void>,
  ) {
    const before = await copiesOf(rig.site);
    expect(before.length).toBeGreaterThan(50);
    const visitors = comeAndGo(rig.site, pages, asBefore);
    renamed = plainSpaces(`${article.title}, ${name}`);
    names.add(renamed);
    await away(visitors);
    await back();
    const recovery = await untilSeen(renamed);
    const { visits, changed, slowest } = await visitors.leave();
    const after = new Set(await copiesOf(rig.site));
    const lost = before.filter((copy) => !after.has(copy));
    console.log(
      `${name}: ${visits} visits of ${pages.size} pages, ${changed.length} changed, the slowest ${slowest} ms; ` +
        `${lost.length} of ${before.length} copies lost; seen ${recovery} ms after the return`,
    );
    expect(changed).toEqual([]);
    expect(lost).toEqual([]);
    expect(recovery).toBeLessThanOrEqual(5 * second);
  }

  const manners: Manner[] = short
    ? ['404', 'no answer']
    : ['404', '502', 'HTML', 'no connection', 'no answer'];

  it.each(manners)('a proxy answers with %s', async (manner) => {
    await goThrough(
      manner,
      async (visitors) => {
        rig.wayIn.manner = manner;
        await article.rename(renamed);
        await letPass(3 * step, visitors);
      },
      async () => {
        rig.wayIn.manner = 'passes';
      },
    );
  });

  it.skipIf(short)('it is restarted', () =>
    goThrough(
      'restarted',
      async () => {
        await rig.strapi.stop();
        await article.rename(renamed);
        await pass(step);
      },
      () => rig.startStrapi(),
    ),
  );

  it('it is stopped for ten minutes', () =>
    goThrough(
      'stopped',
      async (visitors) => {
        await rig.strapi.stop();
        await article.rename(renamed);
        await letPass(wholeStop, visitors);
      },
      () => rig.startStrapi(),
    ));

  it('a site that is started then shows the same pages, of its copies on disk', async () => {
    await rig.strapi.stop();
    await rig.restartSite();
    ahead = 0;
    const visitors = comeAndGo(rig.site, pages, asBefore);
    await seenOnceMore(visitors);
    const { visits, changed } = await visitors.leave();
    await rig.startStrapi();
    console.log(`started meanwhile: ${visits} visits, ${changed.length} changed`);
    expect(changed).toEqual([]);
  });
});
