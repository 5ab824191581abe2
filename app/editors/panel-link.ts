/**
 * Links that open the preview in the panel, with the address of a page, its version, the time and a signature. Strapi's
 * `admin.preview.config.handler` makes them with a copy of this file and the same secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PreviewStatus } from './editor';
import { returnAddress, signInPath } from './return-address';

export interface PanelLink {
  /** Path and query of the page. */
  address: string;
  status: PreviewStatus;
}

/** Parameter with the time and the signature of a link. */
export const linkTokenParameter = 'jeton';

/** Seconds by which the time of a link may differ from the site's clock. */
const tolerance = 300;

const sign = (time: string, { address, status }: PanelLink, secret: string) =>
  createHmac('sha256', secret).update(`${time}\n${status}\n${address}`).digest();

/**
 * @param now milliseconds since the epoch
 * @returns path and query on this site
 */
export function writePanelLink(link: PanelLink, now: number, secret: string): string {
  const time = String(Math.floor(now / 1000));
  const query = new URLSearchParams({
    retour: link.address,
    statut: link.status,
    [linkTokenParameter]: `${time}.${sign(time, link, secret).toString('hex')}`,
  });
  return `${signInPath}?${query}`;
}

const timeAndSignature = /^(\d{1,12})\.([0-9a-f]{64})$/;

/** @returns null for a link that is unsigned, too old, or leads to another site */
export function readPanelLink(query: URLSearchParams, now: number, secret: string): PanelLink | null {
  const [, time = '', signature = ''] = timeAndSignature.exec(query.get(linkTokenParameter) ?? '') ?? [];
  const address = query.get('retour') ?? '';
  const status = query.get('statut') === 'published' ? 'published' : 'draft';
  if (time === '' || Math.abs(now / 1000 - Number(time)) > tolerance) return null;
  const expected = sign(time, { address, status }, secret);
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return null;
  return returnAddress(address) === address ? { address, status } : null;
}

/** Id of the session a link opens: however often and at whichever instance it is opened, it is the same. */
export function sessionOfLink(query: URLSearchParams, secret: string): string {
  const key = `session of a link ${secret}`;
  const digest = createHmac('sha256', key)
    .update(query.get(linkTokenParameter) ?? '')
    .digest();
  return digest.subarray(0, 24).toString('base64url');
}
