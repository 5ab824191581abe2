/** The words and the schema by which two entries are compared. */
import type { Core } from '@strapi/strapi';
import { wording } from '../content-api/model';
import type { Reading } from './differences';

export function readingOf(strapi: Core.Strapi): Reading {
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
