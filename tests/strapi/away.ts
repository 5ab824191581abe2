/** The built site in front of a Strapi of its own that can be taken away, and an editor who goes on meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/free-port.mjs';
import { startSite } from '../faults/rig/processes.mjs';
import { entriesOf, type PanelApi, panelApi } from './panel-api';
import { type StrapiProcess, startStrapi } from './strapi-process';
import type { StrapiUnderTest } from './strapi-service';
import { openWayIn, type WayIn } from './way-in';

type BuiltSite = Awaited<ReturnType<typeof startSite>>;

export interface Rig {
  site: BuiltSite;
  wayIn: WayIn;
  strapi: StrapiProcess;
  /** Another Strapi on the same database: when the site's is gone, editors have it. */
  editor: PanelApi;
  startStrapi(): Promise<void>;
  restartSite(): Promise<void>;
  end(): Promise<void>;
}

/** @param environment of the Strapi under test */
export async function openRig({ account, environment }: StrapiUnderTest): Promise<Rig> {
  const folder = mkdtempSync(path.join(tmpdir(), 'away-'));
  const port = await freePort();
  const start = () => startStrapi(environment ?? {}, port);
  const wayIn = await openWayIn(`http://127.0.0.1:${port}`);
  const sitePort = await freePort();
  const site = async () =>
    startSite({
      port: sitePort,
      env: {
        CONTENT_API_URL: `${wayIn.origin}/api`,
        CONTENT_API_USERNAME: account.username,
        CONTENT_API_PASSWORD: account.password,
        CONTENT_COPY_PATH: path.join(folder, 'copies'),
        ENGLISH_ENABLED: 'true',
        RENDERS_PER_MINUTE: '1000000',
        // The test itself keeps the machine busy.
        OVERLOAD_DELAY: '60000',
        LOG_LEVEL: 'warn',
        METRICS_PORT: String(await freePort()),
      },
    });
  const rig: Rig = {
    wayIn,
    strapi: await start(),
    site: await site(),
    editor: await panelApi('relecture'),
    async startStrapi() {
      rig.strapi = await start();
    },
    async restartSite() {
      await rig.site.stop();
      rig.site = await site();
    },
    async end() {
      await Promise.all([rig.site.stop(), rig.strapi.stop()]);
      wayIn.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return rig;
}

const articles = entriesOf('api::news-item.news-item');

export interface Article {
  title: string;
  rename(title: string): Promise<void>;
}

/** A published news item whose title the editor changes. */
export async function articleOf(editor: PanelApi, slug: string): Promise<Article> {
  const { body } = await editor('GET', `${articles}?filters[slug][$eq]=${slug}`);
  const [{ documentId, title }] = (body as { results: [{ documentId: string; title: string }] }).results;
  return {
    title,
    async rename(next) {
      const { status, body } = await editor('POST', `${articles}/${documentId}/actions/publish`, {
        title: next,
      });
      if (status !== 200) throw new Error(`not published: ${status} ${JSON.stringify(body)}`);
    },
  };
}
