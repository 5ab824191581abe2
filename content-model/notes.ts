/** Notes on values that a schema cannot hold itself, for storage, editing and description. */
import { z } from 'zod';

/** The name of a field for editors, in French, and a line of help. */
export type Label = readonly [label: string, help: string];
/** By the name of the field. */
export type Labels = Readonly<Record<string, Label>>;

export type FieldNote = {
  /** The meaning of the value, if its type is not enough. */
  as?:
    | 'text'
    | 'richtext'
    | 'media'
    | 'date'
    | 'datetime'
    | 'timestamp'
    | 'locale'
    | 'localizations'
    | 'component-id'
    | 'file-address'
    | 'link-address';
  /** Name of a component that several schemas hold: `shared.seo`. */
  component?: string;
  /** The names of an object's attributes for editors. */
  labels?: Labels;
  /** The name of a component for editors, in French. */
  title?: string;
  /** Its purpose, its icon in the panel, and its picture below the content service's own address. */
  description?: string;
  icon?: string;
  preview?: string;
  /** A group of attributes that are stored beside the others. */
  group?: true;
};

/** The one registry of such notes. */
export const fieldNotes = z.registry<FieldNote>();
