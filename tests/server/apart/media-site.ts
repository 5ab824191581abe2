/**
 * The site in front of a content service with media objects in Strapi's form: each test names the file of an article,
 * and the files of the media hosts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import type { Site } from '~/server/site';
import { createContentService, demoAccount } from '../../../content-service/embedded/handler';
import { listenerOf, listening } from '../../http-service';
import { ask, type Reply } from '../ask';
import { bootSite } from '../boot-site';

export const article = '/actualites/aix-en-provence-ecoute-des-chauves-souris';
const secret = 'a secret of the school';
/** Ends only what would never end. */
const patiently = { timeout: 500_000 };

export interface MediaSite {
  booted: Site;
  /** Origins of Strapi and of a bucket with its own paths. */
  origins: { strapi: string; bucket: string };
  /** The files of the hosts, by path, for `strapi` and `bucket` alike. */
  files: Map<string, Buffer>;
  /** A host's answer in place of a file, by path. */
  answers: Map<string, RequestListener>;
  /** Paths the hosts were requested. */
  asked: string[];
  /** The media object the article shows. */
  media: object | null;
  get(address: string): Promise<Reply>;
  /** Notifies the site of a replaced file by the webhook, and waits for the article's new page. */
  replaced(): Promise<void>;
  /** Addresses of the article's own picture in its page, each as written there. */
  pictures(): Promise<string[]>;
  logged: { picture: string; problem: string }[];
  close(): Promise<void>;
}

export async function startMediaSite(): Promise<MediaSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'media-site-'));
  const rig = {
    files: new Map(),
    answers: new Map(),
    asked: [],
    media: null,
    logged: [],
  } as Partial<MediaSite> as MediaSite;
  const service = createContentService({
    directory: 'content-service/data',
    namespace: 'iet',
    account: demoAccount,
    tokenLifetime: 300,
    clock: Date.now,
  });
  const api = listenerOf(async (request) => {
    const answer = await service(request);
    const body = answer.status === 200 ? withMedia(await answer.json(), rig.media) : await answer.json();
    return Response.json(body, { status: answer.status });
  });
  const host: RequestListener = (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host.example');
    rig.asked.push(incoming.url ?? '');
    const answer = rig.answers.get(decodeURIComponent(pathname));
    if (answer) return answer(incoming, outgoing);
    const file = rig.files.get(decodeURIComponent(pathname));
    outgoing.writeHead(file ? 200 : 404).end(file);
  };
  const strapi = await listening((incoming, outgoing) =>
    incoming.url?.startsWith('/api/') ? api(incoming, outgoing) : host(incoming, outgoing),
  );
  const bucket = await listening(host);
  rig.origins = { strapi: strapi.origin, bucket: bucket.origin };
  const { booted, site } = await bootSite({
    CONTENT_API_URL: `${strapi.origin}/api`,
    MEDIA_ORIGIN: `${strapi.origin},${bucket.origin}`,
    CONTENT_COPY_PATH: path.join(folder, 'copies'),
    CONTENT_PURGE_SECRET: secret,
  });
  rig.booted = booted;
  rig.booted.services.log.warn = (fields: object) => {
    if ('picture' in fields) rig.logged.push(fields as MediaSite['logged'][number]);
  };
  // A busy machine makes a picture later than a visitor waits: as a browser does, it is asked for again.
  rig.get = (address) =>
    vi.waitFor(async () => {
      const reply = await ask(site, address);
      if (reply.status === 503) throw new Error(`${address}: not made yet`);
      return reply;
    }, patiently);
  rig.replaced = async () => {
    await ask(site, '/hooks/content', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ event: 'media.update', media: { id: 3 } }),
    });
    // A busy machine renders the page later than a visitor waits.
    await vi.waitFor(async () => {
      const status = String((await rig.get(article)).headers['cache-status']);
      if (!/fwd=miss|ttl=[1-9]/.test(status)) throw new Error(`${article}: ${status}`);
    }, patiently);
  };
  rig.pictures = async () => {
    const { text } = await rig.get(article);
    const main = /<main[\s\S]*?<picture[\s\S]*?<\/picture>/.exec(text)?.[0] ?? '';
    return [...main.matchAll(/\/images\/(?!share)[^"\s,]+/g)].map(([address]) => address);
  };
  rig.close = async () => {
    await rig.booted.drain();
    rig.booted.services.converter.stop();
    for (const service of [strapi, bucket]) service.close();
    rmSync(folder, { recursive: true });
  };
  return rig;
}

/** The article has this picture, and no other entry has one. */
function withMedia(value: unknown, media: object | null): unknown {
  const change = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(change);
    if (part === null || typeof part !== 'object') return part;
    const entry = part as Record<string, unknown>;
    const fields = Object.entries(entry).map(([name, inner]) => {
      const isMedia = inner !== null && typeof inner === 'object' && 'mime' in inner;
      if (name === 'focusImage' && article.endsWith(`/${entry.slug}`)) return [name, media];
      return [name, isMedia ? null : change(inner)];
    });
    return Object.fromEntries(fields);
  };
  return change(value);
}
