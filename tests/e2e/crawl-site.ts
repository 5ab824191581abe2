/** Follows every link of a site over HTTP, several at a time: HTML is all that a browser without JavaScript has. */
import { createHash } from 'node:crypto';
import { attributesOf, headOf, titleOf } from './written-html';

export interface Visit {
  address: string;
  from: string;
  status: number;
  html: string;
  title: string;
  canonical: string | null;
  headings: number;
  missingLabel: boolean;
  links: string[];
  /** Violations of its policy, in words. */
  refused: string[];
}

/** How many pages are requested at a time. */
const batchSize = 4;

/** @param start the first page of the crawl */
export async function crawlSite(origin: string, start: readonly string[] = ['/']): Promise<Visit[]> {
  const seen = new Map(start.map((address) => [address, 'the start']));
  const visits: Visit[] = [];
  const queue = [...seen];
  while (queue.length > 0) {
    const batch = queue.splice(0, batchSize);
    visits.push(...(await Promise.all(batch.map(([address, from]) => visit(origin, address, from)))));
    for (const { address, links } of visits.slice(-batch.length)) {
      for (const link of links) {
        const target = pageAddress(link, origin);
        if (target === null || seen.has(target)) continue;
        seen.set(target, address);
        queue.push([target, address]);
      }
    }
  }
  return visits;
}

async function visit(origin: string, address: string, from: string): Promise<Visit> {
  const answer = await fetch(origin + address, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const base = answer.url;
  return {
    address,
    from,
    status: answer.status,
    html,
    title: titleOf(html),
    canonical: headOf(html).canonical,
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    missingLabel: html.includes('Taxo introuvable'),
    links: attributesOf(html, 'a').flatMap(({ href }) =>
      href === undefined ? [] : [new URL(href, base).href],
    ),
    refused: refusedBy(answer.headers.get('content-security-policy') ?? '', html),
  };
}

export function deadLinks(visits: readonly Visit[]): string[] {
  return visits
    .filter((visit) => visit.status !== 200)
    .map((visit) => `${visit.status} ${visit.address} (linked from ${visit.from})`);
}

/** The site's files on pages, with their status unless it is 200. */
export async function missingAssets(visits: readonly Visit[], origin: string): Promise<string[]> {
  const assets = new Set(visits.flatMap(({ html }) => html.match(/\/assets\/[\w.-]+\.\w+/g) ?? []));
  const answers = [...assets].map(async (asset) => [asset, (await fetch(origin + asset)).status] as const);
  return (await Promise.all(answers)).flatMap(([asset, status]) =>
    status === 200 ? [] : [`${status} ${asset}`],
  );
}

/** Styles and handlers in attributes, scripts outside the policy, and files from other sites. */
function refusedBy(policy: string, html: string): string[] {
  const written = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  const attributes = written.match(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>|<style\b/g) ?? [];
  const elsewhere = written.match(
    /<(?:img|source|iframe|video|audio|link)\s[^>]*\ssrc(?:set)?="https?:[^>]*>/g,
  );
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src|type="application\/)[^>]*>)[^>]*>([\s\S]*?)<\/script>/g),
  ]
    .map(([, script = '']) => script)
    .filter((script) => !policy.includes(createHash('sha256').update(script).digest('base64')));
  return [...attributes, ...(elsewhere ?? []), ...scripts].map((text) => text.slice(0, 100));
}

/** Pages of this site. Combinations of filters are left to their own tests: one parameter is followed. */
function pageAddress(link: string, origin: string): string | null {
  const url = new URL(link);
  if (url.origin !== origin) return null;
  if (
    /^\/(?:images|uploads|assets|demo)\//.test(url.pathname) ||
    /\.(?:ics|atom|rss|xml|json|txt)$/.test(url.pathname)
  )
    return null;
  if ([...url.searchParams].length > 1) return null;
  return url.pathname + url.search;
}
