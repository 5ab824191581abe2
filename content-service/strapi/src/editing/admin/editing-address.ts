/** Where the panel's own API speaks of the entry of a form (`src/editing/answer-editing.ts`). */
import type { DocumentActionProps } from '@strapi/content-manager/strapi-admin';
import { hasVersions } from '../../entries/has-versions';

export interface EditedEntry {
  /** Without the language. */
  path: string;
  query: string;
  /** When the entry that the form shows was saved. */
  seen: string;
}

/** @returns null where nothing can be overwritten: a new entry, the published version, a visitor's letter */
export function editedEntry({ model, document, activeTab }: DocumentActionProps): EditedEntry | null {
  if (!document?.documentId || !document.updatedAt || !hasVersions(model)) return null;
  if (activeTab === 'published') return null;
  return {
    path: `/editing/${model}/${document.documentId}`,
    query: document.locale ? `?locale=${document.locale}` : '',
    seen: document.updatedAt,
  };
}
