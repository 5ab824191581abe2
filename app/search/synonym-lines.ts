/** An entry of the collection of synonyms. */
export interface SynonymLines {
  kind: 'synonyms';
  lines: readonly string[];
}
