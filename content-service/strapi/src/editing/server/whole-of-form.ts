/** The whole entry that a save of the panel's form would make of the present one. Pure. */
import type { Whole } from '../../entries/whole';

interface LinkedEntry {
  documentId: string;
  title: string;
}

/** A link as the form adds it. */
interface AddedLink {
  documentId?: string;
  label?: string;
  apiData?: { documentId?: string };
}

interface Change {
  connect?: readonly AddedLink[];
  disconnect?: readonly AddedLink[];
}

export interface FormField {
  name: string;
  /** For a relation: whether it leads to one entry at most. */
  leadsTo: 'no entry' | 'one' | 'many';
}

/**
 * @param typed the form's values as plain data
 * @param values as the form has them: only the changes of its relations, and nothing of what it does not show
 */
export const wholeOfForm = (
  fields: readonly FormField[],
  present: Whole,
  typed: Whole,
  values: Whole,
): Whole =>
  Object.fromEntries(
    fields.map(({ name, leadsTo }) => {
      if (!(name in values)) return [name, present[name]];
      if (leadsTo === 'no entry') return [name, typed[name]];
      return [
        name,
        applyLinks((present[name] ?? []) as LinkedEntry[], (values[name] ?? {}) as Change, leadsTo),
      ];
    }),
  );

/** The order is that of the present entry, then that of the form. */
function applyLinks(present: readonly LinkedEntry[], change: Change, leadsTo: 'one' | 'many'): LinkedEntry[] {
  const added = (change.connect ?? []).map(
    (one): LinkedEntry => ({ documentId: idOf(one), title: one.label || idOf(one) }),
  );
  if (leadsTo === 'one' && added.length > 0) return added.slice(-1);
  const gone = new Set((change.disconnect ?? []).map(idOf));
  const stays = present.filter(({ documentId }) => !gone.has(documentId));
  const there = new Set(stays.map(({ documentId }) => documentId));
  return [...stays, ...added.filter(({ documentId }) => !there.has(documentId))];
}

const idOf = ({ documentId, apiData }: AddedLink): string => String(apiData?.documentId ?? documentId ?? '');
