/** Strapi's Preview button: which page of the site shows the entry, and the link that opens it. */
import { writePanelLink } from '../contract/panel-link';
import { documentsOf } from '../untyped-strapi';
import { addressFields, addressOf, type ShownEntry } from './address-of';

interface PreviewRequest {
  documentId?: string;
  locale?: string | null;
  status?: string;
}

/** @param secret unset: no preview */
export function previewOn(site: string, secret: string | undefined) {
  return {
    enabled: Boolean(secret),
    config: {
      // Strapi lets these into its own `frame-src`.
      allowedOrigins: [site],
      async handler(uid: string, asked: PreviewRequest): Promise<string | null> {
        const status = asked.status === 'published' ? 'published' : 'draft';
        const entry = await shownEntry(uid, asked, status);
        const address = entry && addressOf(uid, entry, asked.locale);
        return address && secret ? site + writePanelLink({ address, status }, Date.now(), secret) : null;
      },
    },
  };
}

async function shownEntry(
  uid: string,
  { documentId, locale }: PreviewRequest,
  status: string,
): Promise<ShownEntry | null> {
  const fields = addressFields(uid);
  if (fields.length === 0) return {};
  const params = { documentId, status, fields, ...(locale ? { locale } : {}) };
  return documentsOf(strapi, uid).findOne(params);
}
