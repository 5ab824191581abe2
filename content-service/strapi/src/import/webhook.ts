/** The webhook that notifies the site of publications: made once, and again when its address or secret changes. */
import type { Core } from '@strapi/strapi';
import { webhooksOf } from '../untyped-strapi';

const webhookName = 'Site';
const announcedEvents = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.create',
  'media.update',
  'media.delete',
];

/**
 * @param site origin of the site; unset: that of a trial, and an existing webhook stays
 * @param secret its `CONTENT_PURGE_SECRET`; unset: no webhook is made
 */
export async function ensureWebhook(
  strapi: Core.Strapi,
  site: string | undefined,
  secret: string | undefined,
): Promise<void> {
  if (!secret) return;
  const store = webhooksOf(strapi);
  const webhook = {
    name: webhookName,
    url: `${site ?? 'http://localhost:3000'}/hooks/content`,
    headers: { Authorization: `Bearer ${secret}` },
    events: announcedEvents,
    isEnabled: true,
  };
  const stored = (await store.findWebhooks()).find((candidate) => candidate.name === webhookName);
  if (!stored) await store.createWebhook(webhook);
  else if (site === undefined) return;
  else if (stored.url !== webhook.url || stored.headers?.['Authorization'] !== webhook.headers.Authorization)
    await store.updateWebhook(stored.id, { ...stored, url: webhook.url, headers: webhook.headers });
}
