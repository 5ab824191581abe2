/**
 * A part of a page that only the server renders (docs/architecture.md, 'Server parts'). It never changes in the
 * browser: only its markup is sent, neither its components nor its data.
 */
export interface RenderedPart {
  /** Id of its element. */
  id: string;
  /** Different markup has a different version. */
  version: string;
  /** The element as HTML; absent in a document's data, since its markup has it. */
  html?: string;
}

/** A part with its HTML, as it was rendered. */
export type WholePart = Required<RenderedPart>;
