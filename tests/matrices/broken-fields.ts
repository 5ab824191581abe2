/** Each field of each collection and block in the contract, and every way in which a service may break it. */

import type { CollectionName } from '../../content-model/places';
import { type Attribute, attributesOf } from '../../content-service/contract/attributes';
import { servedCollections } from '../../content-service/contract/collections';

export type Wire = Record<string, unknown>;

/** A field by its place: `duration.unit`, `pageLayout.blocks/blocks.hero.title`. */
export interface Field {
  collection: CollectionName;
  place: string;
  attribute: Attribute;
  /** Changes the value at every place of the field in an entry. */
  change(entry: Wire, breakIt: (holder: Wire, key: string) => void): void;
}

export const breakages: Readonly<Record<string, unknown>> = {
  absent: undefined,
  null: null,
  empty: '',
  'of another type': { unexpected: [7] },
  'an unknown word': 'zzz-unknown',
  'too long': 'mot '.repeat(1500),
};

/** The required fields of an entry: its address and its name. */
const isStrict = ({ name, kind }: Attribute, collection: CollectionName) =>
  kind === 'slug' ||
  identities[collection]?.includes(name) ||
  ['title', 'name', 'question', '__component'].includes(name);
const identities: Partial<Record<CollectionName, readonly string[]>> = {
  // A page is identified by its section; a menu by its place; an answer is empty without its text.
  articles: ['rubrique', 'locale'],
  menus: ['type'],
  answers: ['answer', 'url', 'label'],
  // An entry without a date of publication is a draft.
  news: ['publishDate'],
  posts: ['publishDate'],
};

export const fields: readonly Field[] = (Object.keys(servedCollections) as CollectionName[]).flatMap(
  (collection) =>
    fieldsIn(attributesOf(collection), collection, '', (entry, at) => at(entry)).filter(
      ({ attribute, place }) =>
        place.includes('/') || place.includes('.') || !isStrict(attribute, collection),
    ),
);

type Walk = (entry: Wire, at: (holder: Wire) => void) => void;

function fieldsIn(
  attributes: readonly Attribute[],
  collection: CollectionName,
  before: string,
  walk: Walk,
): Field[] {
  return attributes.flatMap((attribute): Field[] => {
    const { name } = attribute;
    const place = before + name;
    const own: Field = {
      collection,
      place,
      attribute,
      change: (entry, breakIt) => walk(entry, (holder) => name in holder && breakIt(holder, name)),
    };
    const into =
      (inside: (value: Wire) => boolean): Walk =>
      (entry, at) =>
        walk(entry, (holder) => {
          for (const value of [holder[name]].flat()) if (isObject(value) && inside(value)) at(value);
        });
    switch (attribute.kind) {
      case 'component':
        return [
          own,
          ...fieldsIn(
            attribute.component.attributes,
            collection,
            `${place}.`,
            into(() => true),
          ),
        ];
      case 'group':
        return [
          own,
          ...fieldsIn(
            attribute.attributes,
            collection,
            `${place}.`,
            into(() => true),
          ),
        ];
      case 'zone':
        return [
          own,
          ...attribute.components.flatMap((component) =>
            fieldsIn(
              component.attributes,
              collection,
              `${place}/${component.name}.`,
              into(({ __component }) => __component === component.name),
            ),
          ),
        ];
      default:
        return [own];
    }
  });
}

const isObject = (value: unknown): value is Wire => value !== null && typeof value === 'object';
