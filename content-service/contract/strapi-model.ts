/**
 * Strapi's content types and components for the contract. `npm run content strapi` writes them below
 * `content-service/strapi/src`, where git ignores them.
 */
import { z } from 'zod';
import type { Labels } from '../../content-model/notes';
import type { CollectionName } from '../../content-model/places';
import { type Attribute, attributesOf, attributesOfSchema, type Component } from './attributes';
import { servedCollections, singles } from './collections';
import { complaintSchema } from './schemas/complaint';
import { strapiAttribute } from './strapi-attribute';

export type Json = Record<string, unknown>;

export interface ContentType {
  singular: string;
  /** Null where the type holds one entry. */
  plural: string | null;
  title: string;
  drafts: boolean;
  localised: boolean;
  attributes: readonly Attribute[];
}

const localisedCollections = new Set<CollectionName>(['menus', 'articles']);

/** The path, such as `people`, unless it begins with the school's namespace. */
export const pluralOf = ({ path, singular }: { path: string; singular: string }): string =>
  path.startsWith('{namespace}') ? regularPlural(singular) : path;

const regularPlural = (singular: string): string => `${singular}s`;

/** One entry per label, so that editors find and change one at a time. */
const labelType: ContentType = {
  singular: 'label',
  plural: 'labels',
  title: 'Libellés',
  drafts: false,
  localised: true,
  attributes: [
    {
      kind: 'string',
      name: 'key',
      label: 'Clé',
      help: 'Par exemple commons.brand.tagline.',
      required: true,
      nullable: false,
      limits: () => ({ maxLength: 255 }),
    },
    {
      kind: 'text',
      name: 'value',
      label: 'Texte',
      help: 'Remplace le texte du site.',
      required: true,
      nullable: false,
      limits: () => ({}),
    },
  ],
};

/** The names of a complaint's fields for editors. */
const complaintLabels: Labels = {
  name: ['Nom', 'De la personne qui écrit.'],
  email: ['Adresse électronique', 'Pour lui répondre.'],
  phone: ['Téléphone', 'Si elle l’a donné.'],
  campus: ['Campus', 'Celui dont elle parle.'],
  sending: ['Envoi', 'Le même envoi n’est pris qu’une fois.'],
  relation: ['Lien avec l’école', 'Élève, parent, entreprise…'],
  facts: ['Faits', 'Ce qui s’est passé, comme la personne l’a écrit.'],
  outcome: ['Suite attendue', 'Ce que la personne demande.'],
};

/** A complaint as the site sends it; its `id` names the sending, and Strapi's ids are its own. */
const { id: sending, ...complaintShape } = complaintSchema.shape;
const complaintType: ContentType = {
  singular: 'complaint',
  plural: 'complaints',
  title: 'Réclamations',
  drafts: false,
  localised: false,
  attributes: attributesOfSchema('complaint', z.object({ sending, ...complaintShape }), complaintLabels),
};

export function contentTypes(): ContentType[] {
  const collections = Object.entries(servedCollections).map(
    ([name, collection]): ContentType => ({
      singular: collection.singular,
      plural: pluralOf(collection),
      title: collection.frenchNames[1],
      drafts: collection.drafts,
      localised: localisedCollections.has(name as CollectionName),
      attributes: attributesOf(name as CollectionName).flatMap(ungroup),
    }),
  );
  const single = (singular: string, title: string, name: 'settings' | 'crm'): ContentType => ({
    singular,
    plural: null,
    title,
    drafts: false,
    localised: false,
    attributes: attributesOfSchema(name, singles[name].schema),
  });
  return [
    ...collections,
    single('setting', 'Réglages du site', 'settings'),
    single('crm-setting', 'CRM', 'crm'),
    labelType,
    complaintType,
  ];
}

/** Fields of the demonstration, kept as they are: forms do not ask a school for them. */
const demonstrationFields = new Set(['sector.theme', 'programme.certification.demo']);

const hiddenIn = (owner: string, name: string): Json =>
  demonstrationFields.has(`${owner}.${name}`) ? { visible: false } : {};

/** Strapi allows no dynamic zone in a component: grouped attributes of the wire are stored beside the others. */
function ungroup(attribute: Attribute): readonly Attribute[] {
  return attribute.kind === 'group' ? attribute.attributes : [attribute];
}

/** Every component of the content types, once, by name. */
export function components(): Component[] {
  const componentsByName = new Map<string, Component>();
  const visit = (attributes: readonly Attribute[]): void => {
    for (const attribute of attributes) {
      const inside =
        attribute.kind === 'component'
          ? [attribute.component]
          : attribute.kind === 'zone'
            ? attribute.components
            : [];
      for (const component of inside) {
        componentsByName.set(component.name, component);
        visit(component.attributes);
      }
    }
  };
  for (const { attributes } of contentTypes()) visit(attributes);
  return [...componentsByName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function contentTypeSchema(type: ContentType): Json {
  const { singular, plural: pluralOrNull, title, drafts, localised } = type;
  const plural = pluralOrNull ?? regularPlural(singular);
  return {
    kind: pluralOrNull === null ? 'singleType' : 'collectionType',
    collectionName: plural.replaceAll('-', '_'),
    info: {
      singularName: singular,
      pluralName: plural,
      displayName: title,
    },
    options: { draftAndPublish: drafts },
    pluginOptions: localised ? { i18n: { localized: true } } : {},
    attributes: Object.fromEntries(
      type.attributes.map((attribute) => [
        attribute.name,
        { ...strapiAttribute(attribute, type), ...hiddenIn(singular, attribute.name) },
      ]),
    ),
  };
}

export function componentSchema({ name, title, shown, attributes }: Component): Json {
  return {
    collectionName: `components_${name.replaceAll(/[.-]/g, '_')}`,
    info: { displayName: title, ...shown },
    options: {},
    attributes: Object.fromEntries(
      attributes.map((attribute) => [
        attribute.name,
        { ...strapiAttribute(attribute), ...hiddenIn(name, attribute.name) },
      ]),
    ),
  };
}
