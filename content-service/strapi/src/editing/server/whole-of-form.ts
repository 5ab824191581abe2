/** The whole entry that a save of the panel's form would make of the stored one. Pure. */
import type { Whole } from '../../entries/whole';

interface LinkedEntry {
  documentId: string;
  title: string;
}

/** A link in the form of the panel. */
interface FormLink {
  documentId?: string;
  label?: string;
  apiData?: { documentId?: string };
}

interface LinkChanges {
  connect?: readonly FormLink[] | null;
  disconnect?: readonly FormLink[] | null;
}

export interface FormField {
  name: string;
  /** For a relation: whether it leads to one entry at most. */
  leadsTo: 'no entry' | 'one' | 'many';
}

/**
 * @param plainValues the form's values as plain data
 * @param formValues as the form has them: only the changes of its relations, and only the fields that it shows
 */
export const wholeOfForm = (
  fields: readonly FormField[],
  stored: Whole,
  plainValues: Whole,
  formValues: Whole,
): Whole =>
  Object.fromEntries(
    fields.map(({ name, leadsTo }) => {
      if (!(name in formValues)) return [name, stored[name]];
      if (leadsTo === 'no entry') return [name, plainValues[name]];
      const storedLinks = (stored[name] ?? []) as LinkedEntry[];
      return [name, applyChanges(storedLinks, (formValues[name] ?? {}) as LinkChanges, leadsTo)];
    }),
  );

/** In the order of the stored entry, then of the form. */
function applyChanges(
  storedLinks: readonly LinkedEntry[],
  { connect, disconnect }: LinkChanges,
  leadsTo: 'one' | 'many',
): LinkedEntry[] {
  const addedLinks = (connect ?? []).map(
    (link): LinkedEntry => ({ documentId: idOf(link), title: link.label || idOf(link) }),
  );
  if (leadsTo === 'one' && addedLinks.length > 0) return addedLinks.slice(-1);
  const removedIds = new Set((disconnect ?? []).map(idOf));
  const remainingLinks = storedLinks.filter(({ documentId }) => !removedIds.has(documentId));
  const remainingIds = new Set(remainingLinks.map(({ documentId }) => documentId));
  return [...remainingLinks, ...addedLinks.filter(({ documentId }) => !remainingIds.has(documentId))];
}

const idOf = ({ documentId, apiData }: FormLink): string => String(apiData?.documentId ?? documentId ?? '');
