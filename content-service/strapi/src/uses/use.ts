/** An entry that shows another one, or leads to it. */
export interface Use {
  uid: string;
  /** French name of its type. */
  kind: string;
  documentId: string;
  locale: string | null;
  title: string;
  /** Address of its form in the panel. */
  form: string;
}
