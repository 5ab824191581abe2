/** What is dated in the future waits for its moment in Strapi, too, and Strapi says when it has come. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calendarDay } from '../../content-model/rules/calendar-day';
import { dayAfter } from '../../content-model/rules/event-times';
import { entriesOf, type PanelApi, panelApi } from './panel-api';
import { signIn } from './signed-in';
import { strapiUnderTest } from './strapi-service';

const { apiUrl, account, siteOrigin, environment } = strapiUnderTest();
const today = calendarDay(new Date());

describe('what is planned', () => {
  let reviewer: PanelApi;
  let ask: Awaited<ReturnType<typeof signIn>>;
  let site: Server;
  const told: string[] = [];
  const written: string[] = [];

  beforeAll(async () => {
    reviewer = await panelApi('relecture');
    ask = await signIn(apiUrl, account);
    site = createServer(async (incoming, outgoing) => {
      let text = '';
      for await (const chunk of incoming) text += chunk;
      const { event, entry } = JSON.parse(text) as { event: string; entry: { slug?: string } };
      told.push(`${event} ${entry.slug}`);
      outgoing.writeHead(202).end();
    });
    await new Promise<void>((resolve) => site.listen(Number(new URL(siteOrigin).port), resolve));
  });
  afterAll(async () => {
    for (const address of written) await reviewer('DELETE', address);
    await new Promise((resolve) => site.close(resolve));
  });

  async function publish(uid: string, entry: object): Promise<void> {
    const created = await reviewer('POST', entriesOf(uid), entry);
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const { documentId } = (created.body as { data: { documentId: string } }).data;
    const address = `${entriesOf(uid)}/${documentId}`;
    written.push(address);
    const { status, body } = await reviewer('POST', `${address}/actions/publish`, entry);
    expect(status, JSON.stringify(body)).toBe(200);
  }
  const listed = async (query: string) => {
    const { body } = await ask(`/iet-news?fields[0]=slug&pagination[pageSize]=5${query}`);
    const { data, meta } = body as { data: { slug: string }[]; meta: { pagination: { total: number } } };
    return { slugs: data.map(({ slug }) => slug), total: meta.pagination.total };
  };

  it('is not answered to the site nor counted before its day, and shown to editors', async () => {
    const before = await listed('');
    const item = (slug: string, publishDate: string) =>
      publish('api::news-item.news-item', {
        title: slug,
        slug,
        summary: 'Un essai.',
        body: 'Un essai.',
        publishDate,
      });
    await item('prevue-demain', dayAfter(today));
    await item('parue-ce-jour', today);
    const after = await listed('');
    expect(after.total).toBe(before.total + 1);
    expect(after.slugs).toContain('parue-ce-jour');
    expect(after.slugs).not.toContain('prevue-demain');
    expect((await listed('&status=draft')).slugs).toContain('prevue-demain');
    const statusOf = async (path: string) => (await ask(`/iet-news/${path}`)).status;
    expect(await statusOf('parue-ce-jour')).toBe(200);
    expect(await statusOf('prevue-demain')).toBe(404);
    expect(await statusOf('prevue-demain?status=draft')).toBe(200);
  });

  it.skipIf(environment === null)('comes out and goes at its moments, which Strapi reports', async () => {
    const [visibleFrom, visibleUntil] = [4, 12].map((s) => new Date(Date.now() + s * 1000).toISOString());
    await publish('api::article.article', {
      ...{ title: 'Page prévue', summary: 'Un essai.', updatedOn: today },
      ...{ rubrique: 'ecole', slug: 'page-prevue', layout: 'default', blocks: [] },
      ...{ visibleFrom, visibleUntil },
    });
    const statusOf = async () => (await ask('/iet-articles/ecole/page-prevue')).status;
    const published = () => told.filter((event) => event === 'entry.publish page-prevue').length;
    expect(await statusOf()).toBe(404);
    // The publication itself, then its moment.
    await vi.waitFor(() => expect(published()).toBe(2), { timeout: 60_000, interval: 200 });
    expect(await statusOf()).toBe(200);
    await vi.waitFor(() => expect(told).toContain('entry.unpublish page-prevue'), {
      timeout: 60_000,
      interval: 200,
    });
    expect(await statusOf()).toBe(404);
  });
});
