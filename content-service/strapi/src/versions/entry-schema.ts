/** The words and the schema by which two entries are compared. */
import type { Core } from '@strapi/strapi';
import { wording } from '../content-api/model';
import type { EntrySchema } from './differences';

export function entrySchemaOf(strapi: Core.Strapi): EntrySchema {
  return {
    wording: (uid) => wording[uid] ?? {},
    componentOf: (uid, field) => {
      const { attributes } = strapi.getModel(uid as never) as unknown as {
        attributes: Record<string, { component?: string }>;
      };
      return attributes[field]?.component;
    },
  };
}
