/** The name by which editors know an entry. Pure. */
import type { Whole } from './whole';

const titleFields = ['title', 'name', 'question', 'key', 'slug'];

/** @returns '' for an entry without any of these fields */
export const titleOf = (entry: object): string =>
  String(titleFields.map((name) => (entry as Whole)[name]).find((value) => value) ?? '');

interface Model {
  kind?: string;
  info?: { displayName?: string };
  attributes: Record<string, { enum?: readonly string[]; options?: { words?: readonly string[] } }>;
}

/** @returns the title; or else the type of a menu, in words; or else, of a single entry, the name of its model */
export function nameOf(model: Model | undefined, entry: object): string {
  const { kind, info, attributes = {} } = model ?? {};
  const { enum: values = [], options } = attributes.type ?? {};
  const choice = options?.words?.[values.indexOf(String((entry as Whole).type))];
  return titleOf(entry) || choice || (kind === 'singleType' && info?.displayName) || '';
}
