/** The words and the schema by which two entries are compared. */
import type { Core } from '@strapi/strapi';
import { wording } from '../../content-api/wording';
import { modelOf } from '../../untyped-strapi';
import type { EntrySchema } from './differences';

export function entrySchemaOf(strapi: Core.Strapi): EntrySchema {
  return {
    wording: (uid) => wording[uid] ?? {},
    componentOf: (uid, field) => modelOf(strapi, uid)?.attributes[field]?.component,
  };
}
