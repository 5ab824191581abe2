/** The address of a form's entry in the panel's own API (`src/editing/server/answer-editing.ts`). */
import type { DocumentActionProps } from '@strapi/content-manager/strapi-admin';
import { hasVersions } from '../../entries/has-versions';

interface EditedEntry {
  /** Without the language. */
  path: string;
  query: string;
  /** When the values that the form shows were saved. */
  seen: string;
}

/** @returns null if nothing can be overwritten: a new entry, the published version, a visitor's complaint */
export function editedEntry({ model, document, activeTab }: DocumentActionProps): EditedEntry | null {
  if (!document?.documentId || !document.updatedAt || !hasVersions(model)) return null;
  if (activeTab === 'published') return null;
  return {
    path: `/editing/${model}/${document.documentId}`,
    query: document.locale ? `?locale=${document.locale}` : '',
    seen: document.updatedAt,
  };
}
