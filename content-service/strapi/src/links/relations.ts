/** The relations between content types, and the tables in which Strapi keeps their links. */
import type { Core } from '@strapi/strapi';
import { databaseAttributes, type JoinTable } from '../untyped-strapi';

/** A relation in the type that owns it. */
export interface Relation {
  owner: string;
  attribute: string;
  target: string;
  /** Whether a source leads to one target at most. */
  leadsToOne: boolean;
  /** Whether the target lists its sources. */
  isListedByTarget: boolean;
  joinTable: JoinTable;
}

/** Every relation between types of the contract, each once. */
function relations(strapi: Core.Strapi): Relation[] {
  const owners = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  return owners.flatMap((owner) =>
    Object.entries(databaseAttributes(strapi, owner)).flatMap(([attribute, details]): Relation[] => {
      const { type, relation, target, mappedBy, inversedBy, joinTable } = details;
      const isOwned = type === 'relation' && !mappedBy && attribute !== 'localizations';
      if (!isOwned || !joinTable || !target?.startsWith('api::')) return [];
      const leadsToOne = relation === 'oneToOne' || relation === 'manyToOne';
      const isListedByTarget = inversedBy !== undefined && inversedBy !== null;
      return [{ owner, attribute, target, joinTable, leadsToOne, isListedByTarget }];
    }),
  );
}

/** The relations by which entries of other types lead to those of a type. */
export const relationsTo = (strapi: Core.Strapi, uid: string): Relation[] =>
  relations(strapi).filter(({ target }) => target === uid);

/** The relations that a type owns. */
export const relationsOf = (strapi: Core.Strapi, uid: string): Relation[] =>
  relations(strapi).filter(({ owner }) => owner === uid);

/** A relation with its target as the owner. */
export const reversed = (relation: Relation): Relation => ({
  ...relation,
  owner: relation.target,
  target: relation.owner,
  joinTable: {
    ...relation.joinTable,
    joinColumn: relation.joinTable.inverseJoinColumn,
    inverseJoinColumn: relation.joinTable.joinColumn,
  },
});
