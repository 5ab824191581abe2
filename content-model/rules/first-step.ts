/** One step of a new school, as the panel is told it. */

/** Where something is done: an entry, the list of a type, or a new entry of it. */
export type Place = 'settings' | 'campus' | 'programme' | 'page' | 'crm' | 'menu';

export interface Step {
  name: string;
  title: string;
  /** What to do, in a sentence. */
  help: string;
  isDone: boolean;
  place: Place;
  /** Document id of an entry that exists, at least as a draft. */
  documentId: string | null;
}
