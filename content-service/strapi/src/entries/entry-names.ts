/** What editors know an entry by. Pure. */
import type { Whole } from './whole';

const titles = ['title', 'name', 'question', 'key', 'slug'];

/** @returns what editors know an entry by; '' if it has nothing of the kind */
export const titleOf = (entry: object): string =>
  String(titles.map((name) => (entry as Whole)[name]).find((value) => value) ?? '');

interface Model {
  kind?: string;
  info?: { displayName?: string };
  attributes: Record<string, { enum?: readonly string[]; options?: { words?: readonly string[] } }>;
}

/** @returns the title; else the choice that tells a menu from the others; else, of what there is one of, its kind */
export function nameOf(model: Model | undefined, entry: object): string {
  const { kind, info, attributes = {} } = model ?? {};
  const { enum: values = [], options } = attributes.type ?? {};
  const choice = options?.words?.[values.indexOf(String((entry as Whole).type))];
  return titleOf(entry) || choice || (kind === 'singleType' && info?.displayName) || '';
}
