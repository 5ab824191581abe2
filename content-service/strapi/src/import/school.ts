/** The file that the import reads; the contract's export writes it. */
import type { NamedSchool } from './verdict';

export type Data = Record<string, unknown>;

export interface ImportedDocument {
  uid: string;
  key: string;
  /** The languages that visitors see. */
  publish: string[];
  locales: Record<string, Data>;
  /** Changes that are not published yet, by language. */
  drafts: Record<string, Data>;
}

export interface ImportedPicture {
  key: string;
  file: string;
  alternativeText: string;
  focalPoint: { x: number; y: number } | null;
}

export interface School extends NamedSchool {
  documents: ImportedDocument[];
  labels: { locale: string; key: string; value: string }[];
  pictures: ImportedPicture[];
}
