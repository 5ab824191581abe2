/** What differs between two whole entries, in an editor's words. Pure. */
import type { Whole } from '../../entries/whole';

export interface Difference {
  /** Field of the form. */
  field: string;
  /** Its name in the form, and the place inside: 'Blocs, 2, Titre'. */
  place: string;
  before: string;
  present: string;
}

/** French names of the fields of a type or a component. */
type FieldNames = (uid: string) => Record<string, { label: string }>;

/** What the schema knows of a field: the component that each of its values is. */
type ComponentOf = (uid: string, field: string) => string | undefined;

export interface EntrySchema {
  wording: FieldNames;
  componentOf: ComponentOf;
}

/** Characters around a change in a long text. */
const contextLength = 40;

/** @param before, present whole entries of the type @returns in the order of the form */
export function differences(uid: string, before: Whole, present: Whole, schema: EntrySchema): Difference[] {
  return differingFields(uid, before, present, schema).map(({ field, places, values }) => {
    const [oldText, presentText] = aroundChange(...values);
    return { field, place: places.join(', '), before: oldText, present: presentText };
  });
}

interface FieldDifference {
  field: string;
  places: string[];
  values: [string, string];
}

function differingFields(uid: string, before: Whole, present: Whole, schema: EntrySchema): FieldDifference[] {
  const names = new Set(
    [...Object.keys(before), ...Object.keys(present)].filter((name) => name !== '__component'),
  );
  return [...names].flatMap((name) => {
    const label = schema.wording(uid)[name]?.label ?? name;
    const component = schema.componentOf(uid, name);
    return compareValues(before[name] ?? null, present[name] ?? null, component, schema).map(
      ({ places, values }) => ({
        field: name,
        places: [label, ...places],
        values,
      }),
    );
  });
}

type ValueDifference = Pick<FieldDifference, 'places' | 'values'>;

function compareValues(
  before: unknown,
  present: unknown,
  component: string | undefined,
  schema: EntrySchema,
): ValueDifference[] {
  if (isParts(before) && isParts(present)) return compareParts(before, present, component, schema);
  const [oldKind, presentKind] = [kindOf(before, component), kindOf(present, component)];
  if (oldKind !== undefined && oldKind === presentKind)
    return differingFields(oldKind, before as Whole, present as Whole, schema);
  const values: [string, string] = [inWords(before), inWords(present)];
  return values[0] === values[1] && oldKind === presentKind ? [] : [{ places: [], values }];
}

/** Parts at the same place are compared, between those that the lists have alike at their beginning and end. */
function compareParts(
  before: readonly object[],
  present: readonly object[],
  component: string | undefined,
  schema: EntrySchema,
): ValueDifference[] {
  const isAlike = (left: unknown, right: unknown) =>
    compareValues(left, right, component, schema).length === 0;
  const [begin, end] = alikeAround(before, present, isAlike);
  const differingCount = Math.max(before.length, present.length) - end - begin;
  return Array.from({ length: differingCount }, (_, offset) => begin + offset).flatMap((index) =>
    compareValues(partAt(before, index, end), partAt(present, index, end), component, schema).map(
      ({ places, values }) => ({ places: [String(index + 1), ...places], values }),
    ),
  );
}

/** How many parts two lists have alike at their beginning, and then at their end. */
function alikeAround(
  before: readonly object[],
  present: readonly object[],
  isAlike: (left: unknown, right: unknown) => boolean,
): [begin: number, end: number] {
  const shorter = Math.min(before.length, present.length);
  let begin = 0;
  while (begin < shorter && isAlike(before[begin], present[begin])) begin += 1;
  let end = 0;
  while (end < shorter - begin && isAlike(before.at(-1 - end), present.at(-1 - end))) end += 1;
  return [begin, end];
}

const partAt = (parts: readonly object[], index: number, end: number): object | null =>
  index < parts.length - end ? (parts[index] ?? null) : null;

/** Components of a list, or blocks; not related entries and pictures, which are compared by name. */
const isParts = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((item) => isEntry(item) && !isNamed(item));

const isEntry = (value: unknown): value is Whole =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNamed = (value: object): boolean =>
  ('documentId' in value && 'title' in value) || ('id' in value && 'name' in value);

function kindOf(value: unknown, component: string | undefined): string | undefined {
  if (!isEntry(value) || isNamed(value)) return undefined;
  return typeof value.__component === 'string' ? value.__component : component;
}

/** Nothing and an empty list count as the same: a form writes one where there was the other. */
function inWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (!isEntry(value)) return String(value);
  if ('documentId' in value) return String(value.title || value.documentId);
  if (isNamed(value)) return String(value.name);
  return Object.entries(value)
    .filter(([name]) => name !== '__component')
    .map(([, inner]) => inWords(inner))
    .filter((words) => words !== '')
    .join('\n');
}

/** Two long texts from a little before their first difference to a little after their last. */
function aroundChange(before: string, present: string): [string, string] {
  let start = 0;
  while (start < before.length && before[start] === present[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, present.length) - start;
  while (end < shorter && before.at(-1 - end) === present.at(-1 - end)) end += 1;
  const part = (text: string): string => {
    const [from, to] = [
      Math.max(0, start - contextLength),
      Math.min(text.length, text.length - end + contextLength),
    ];
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return [part(before), part(present)];
}
