/**
 * An authored entry as a service stores it: defaults filled in, dates resolved, pictures named by their file, rich text
 * as it was written, references by slug.
 */
import type { Attribute } from '../contract/attributes';
import { mediaField } from '../contract/authoring';
import type { Picture } from './pictures';

type Entry = Record<string, unknown>;

/** Placeholder of a picture: the importer puts the file's id there. */
interface PictureReference {
  $picture: string;
}
/** Placeholder of entries of another collection. */
interface EntryReferences {
  $entries: { uid: string; slugs: string[] };
}

export interface StoredForm {
  /** The instant or the day that an authored date stands for. */
  resolveDate: (authored: string) => string;
  uidOf: (collection: string) => string;
  addPicture: (picture: Picture) => void;
}

export function storedEntry(source: Entry, attributes: readonly Attribute[], form: StoredForm): Entry {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, unknown][] => {
      if (attribute.kind === 'group') {
        const members = (source[attribute.name] ?? {}) as Entry;
        return Object.entries(storedEntry(members, attribute.attributes, form));
      }
      if (attribute.kind === 'relation') return storedRelation(source, attribute, form);
      const value = source[attribute.name] ?? attribute.default ?? null;
      return [[attribute.name, value === null ? emptyOf(attribute) : storedValue(value, attribute, form)]];
    }),
  );
}

function emptyOf(attribute: Attribute): unknown {
  return 'many' in attribute && attribute.many ? [] : null;
}

/** Only the owner of a relation stores its target. */
function storedRelation(
  source: Entry,
  attribute: Extract<Attribute, { kind: 'relation' }>,
  { uidOf }: StoredForm,
): [string, EntryReferences][] {
  if (attribute.ownerField !== null) return [];
  const value = source[attribute.authored];
  const slugs = (Array.isArray(value) ? value : [value]).filter((slug) => typeof slug === 'string');
  return [[attribute.name, { $entries: { uid: uidOf(attribute.to), slugs } }]];
}

function storedValue(value: unknown, attribute: Attribute, form: StoredForm): unknown {
  switch (attribute.kind) {
    case 'date':
      return form.resolveDate(String(value)).slice(0, 10);
    case 'datetime':
      return new Date(form.resolveDate(String(value))).toISOString();
    case 'media':
      return attribute.many
        ? (value as unknown[]).map((item) => storedPicture(item, form))
        : storedPicture(value, form);
    case 'component': {
      const { attributes } = attribute.component;
      return attribute.many
        ? (value as Entry[]).map((item) => storedEntry(item, attributes, form))
        : storedEntry(value as Entry, attributes, form);
    }
    case 'zone':
      return (value as Entry[]).flatMap((block): Entry[] => {
        const component = attribute.components.find(({ name }) => name === block.__component);
        // An unknown block has no place in the contract.
        return component
          ? [{ __component: component.name, ...storedEntry(block, component.attributes, form) }]
          : [];
      });
    default:
      return typeof value === 'string' ? value.trim() : value;
  }
}

function storedPicture(authored: unknown, form: StoredForm): PictureReference {
  const { url, alternativeText, focalPoint } = mediaField.parse(authored);
  form.addPicture({ url, alternativeText, focalPoint });
  return { $picture: pictureKey(url, alternativeText) };
}

/** One file for each picture and alternative text, because Strapi stores the text with the file. */
export const pictureKey = (url: string, alternativeText: string): string => `${url} ${alternativeText}`;
