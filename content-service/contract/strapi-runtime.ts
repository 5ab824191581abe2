/** Facts about the contract for Strapi's controllers, import and panel, as plain data. */

import { uidOf, type Visibility } from '../../content-model/places';
import type { Attribute } from './attributes';
import { servedCollections } from './collections';
import { type ContentType, components, contentTypes } from './strapi-model';

interface Wording {
  label: string;
  description: string;
}

interface ServedType {
  uid: string;
  /** Path below the API base; `{namespace}` is replaced. */
  path: string;
  bySlug: boolean;
  /** Default order of a query. */
  sort: readonly string[];
  localised: boolean;
  /** Relation that the wire sends as infos with the entry inside: `campus_infos`. */
  infos: { attribute: string; inside: string } | null;
  /** Attributes that say from when, and until when, visitors see an entry. */
  visible: Visibility | null;
}

type PopulateAll = true | { populate: Record<string, PopulateAll> } | { on: Record<string, PopulateAll> };

interface RuntimeModel {
  served: ServedType[];
  /** All parts of an entry that are always answered, without relations. */
  whole: Record<string, Record<string, PopulateAll>>;
  /** French labels of attributes, by uid of the type or component. */
  wording: Record<string, Record<string, Wording>>;
}

export function runtimeModel(): RuntimeModel {
  const types = contentTypes();
  return {
    served: Object.values(servedCollections).map((collection) => {
      const uid = uidOf(collection.singular);
      const infos = collection.relations.find(({ wireKey }) => wireKey !== undefined);
      return {
        uid,
        path: collection.path,
        bySlug: collection.bySlug,
        sort: collection.sort,
        localised: types.some((type) => uidOf(type.singular) === uid && type.localised),
        infos: infos?.wireKey
          ? { attribute: infos.wireKey, inside: servedCollections[infos.to].singular }
          : null,
        visible: collection.visible ?? null,
      };
    }),
    whole: Object.fromEntries(types.map((type) => [uidOf(type.singular), populateAll(type.attributes)])),
    wording: Object.fromEntries([
      ...types.map((type): [string, Record<string, Wording>] => [uidOf(type.singular), wordingOf(type)]),
      ...components().map((component): [string, Record<string, Wording>] => [
        component.name,
        wordingOf(component),
      ]),
    ]),
  };
}

function populateAll(attributes: readonly Attribute[]): Record<string, PopulateAll> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, PopulateAll][] => {
      if (attribute.kind === 'media') return [[attribute.name, true]];
      if (attribute.kind === 'component') return [[attribute.name, inside(attribute.component.attributes)]];
      if (attribute.kind !== 'zone') return [];
      const on = attribute.components.map(({ name, attributes: inner }) => [name, inside(inner)] as const);
      return [[attribute.name, { on: Object.fromEntries(on) }]];
    }),
  );
}

function inside(attributes: readonly Attribute[]): PopulateAll {
  const populate = populateAll(attributes);
  return Object.keys(populate).length > 0 ? { populate } : true;
}

function wordingOf({ attributes }: Pick<ContentType, 'attributes'>): Record<string, Wording> {
  return Object.fromEntries(attributes.map(({ name, label, help }) => [name, { label, description: help }]));
}
