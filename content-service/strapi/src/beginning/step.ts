/** One step of a new school, as the panel is told it. */
export interface Step {
  name: string;
  title: string;
  help: string;
  isDone: boolean;
  place: 'settings' | 'campus' | 'programme' | 'page' | 'crm' | 'menu';
  /** Of an entry that is there as a draft. */
  documentId: string | null;
}
