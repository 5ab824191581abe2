/**
 * Strapi away under steady traffic: no visited page changes, no copy on disk is lost, and what was changed meanwhile is
 * seen within five seconds of its return. `AWAY_SECONDS=600`: the stop lasts that long; otherwise the site's clocks are
 * moved on by as much.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAll } from '../../tools/build.mjs';
import { crawl } from '../contract/crawl';
import { visit } from '../faults/rig/ask.mjs';
import { copiesOf } from '../faults/rig/copies.mjs';
import { pagesOfAllKinds, seldomVisited } from '../faults/rig/pages.mjs';
import { type Article, articleOf, openRig, type Rig } from './away';
import { short, starts, worthGoing } from './pages';
import { strapiUnderTest } from './strapi-service';
import { comeAndGo, plainSpaces, textOf } from './visitors';
import type { Manner } from './way-in';

const service = strapiUnderTest();
const slug = 'charte-numerique-sobre';
const list = '/actualites/page/3';
const second = 1000;
/** Seconds of the stop that really pass. */
const awaySeconds = Number(process.env.AWAY_SECONDS ?? 15);
const wholeStop = 600;
/** Every page there is is visited, not some of each kind. */
const whole = awaySeconds >= wholeStop;
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
    for (const address of await visited()) pages.set(address, await whenThere(address));
    telling = [...pages].flatMap(([address, text]) =>
      text.includes(plainSpaces(article.title)) ? address : [],
    );
    expect(telling.length).toBeGreaterThan(1);
  });
  afterAll(async () => {
    await article.rename(article.title);
    await rig.end();
  });

  async function visited(): Promise<string[]> {
    if (!whole) return [...new Set([...pagesOfAllKinds, ...seldomVisited, list, `/actualites/${slug}`])];
    const ask = async (address: string) => {
      const { status, text } = await visit(rig.site, address);
      return new Response(text, { status });
    };
    return (await crawl({ ask }, starts, worthGoing)).map(({ address }) => address);
  }

  /** A page that needs every list may be late the first time. */
  async function whenThere(address: string): Promise<string> {
    for (let tries = 0; ; tries += 1) {
      const text = await textOf(rig.site, address);
      if (!text.startsWith('{"status":503') || tries === 20) return text;
      await pause(second);
    }
  }

  const pass = async (seconds: number) => {
    ahead += seconds;
    await rig.site.inside('passTime', ahead * second);
  };

  /** Lets everything grow stale again and again, with time in between for what is refreshed behind the visits. */
  async function letPass(seconds: number, rest: number) {
    for (let passed = 0; passed < seconds; passed += step) {
      await pass(step);
      await pause(rest);
    }
  }

  /** Milliseconds until visitors read it. */
  async function untilSeen(title: string, most = 60 * second): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < most) {
      const texts = await Promise.all(telling.map((address) => textOf(rig.site, address)));
      if (texts.every((text) => text.includes(title))) return Math.round(performance.now() - began);
      await pause(50);
    }
    return Number.POSITIVE_INFINITY;
  }

  async function goThrough(name: string, away: () => Promise<void>, back: () => Promise<void>) {
    const before = await copiesOf(rig.site);
    expect(before.length).toBeGreaterThan(50);
    const visitors = comeAndGo(rig.site, pages, asBefore);
    renamed = plainSpaces(`${article.title}, ${name}`);
    names.add(renamed);
    await away();
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
      async () => {
        rig.wayIn.manner = manner;
        await article.rename(renamed);
        await letPass(3 * step, 4 * second);
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
      async () => {
        await rig.strapi.stop();
        await article.rename(renamed);
        if (whole) await pause(awaySeconds * second);
        else await letPass(wholeStop, (awaySeconds * second) / Math.ceil(wholeStop / step));
      },
      () => rig.startStrapi(),
    ));

  it('a site that is started then shows the same pages, of its copies on disk', async () => {
    await rig.strapi.stop();
    await rig.restartSite();
    ahead = 0;
    const visitors = comeAndGo(rig.site, pages, asBefore);
    await pause(20 * second);
    const { visits, changed } = await visitors.leave();
    await rig.startStrapi();
    console.log(`started meanwhile: ${visits} visits, ${changed.length} changed`);
    expect(changed).toEqual([]);
  });
});
