/** Notes on values that a schema cannot hold itself, for storage, editing and description. */
import { z } from 'zod';

/** How editors find a field named, in French, and a line that helps them fill it in. */
export type Label = readonly [label: string, help: string];
/** By the name of the field. */
export type Labels = Readonly<Record<string, Label>>;

export type FieldNote = {
  /** What the value is, where its type says less. */
  as?:
    | 'text'
    | 'richtext'
    | 'media'
    | 'date'
    | 'datetime'
    | 'timestamp'
    | 'locale'
    | 'localizations'
    | 'component-id';
  /** Name of a component that several schemas hold: `shared.seo`. */
  component?: string;
  /** How editors find the attributes of an object named. */
  labels?: Labels;
  /** How editors find a component named, in French. */
  title?: string;
  /** What it is for, its icon in the panel, and a picture of it below the content service's own address. */
  description?: string;
  icon?: string;
  preview?: string;
  /** A group of attributes that stand beside the others where they are stored. */
  group?: true;
};

/** The one registry of such notes. */
export const fieldNotes = z.registry<FieldNote>();
