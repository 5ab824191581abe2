/**
 * Strapi counts five attempts on an account from one address in five minutes, and all clients of the site's sign-in page
 * have the site's address: a stranger's attempts would lock the editor out. The site counts them itself, by client, and
 * proves it by a header made with the secret that both have (`PREVIEW_SECRET`). Strapi has a copy of this file.
 */
import { createHmac } from 'node:crypto';

export const doorHeader = 'x-site-door';

/** A different purpose from that of links, whose signed text begins with the time. */
export const doorProof = (secret: string): string =>
  createHmac('sha256', secret).update('sign-in at the door of the site').digest('hex');
