/** Link that opens a page of the site as a preview, signed with the secret both have (`PREVIEW_SECRET`). */
import { createHmac } from 'node:crypto';

export interface PreviewTarget {
  /** Path and query of the page. */
  address: string;
  status: string;
}

/** @param now milliseconds since the epoch */
export function previewLink(
  { address, status }: PreviewTarget,
  now: number,
  site: string,
  secret: string,
): string {
  const time = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', secret).update(`${time}\n${status}\n${address}`).digest('hex');
  const query = new URLSearchParams({ retour: address, statut: status, jeton: `${time}.${signature}` });
  return `${site}/login?${query}`;
}
