/** Strapi proposes the name of the model, `news-item-1`, as the address of an entry without a title: it proposes none. */
import type { Core } from '@strapi/strapi';
import { modelOf } from '../untyped-strapi';

interface SlugRequest {
  contentTypeUID: string;
  field: string;
  data: Record<string, unknown>;
}

export function proposeNoSlugWithoutTitle(strapi: Core.Strapi): void {
  const service = strapi.plugin('content-manager').service('uid') as {
    generateUIDField(asked: SlugRequest): Promise<string>;
  };
  const generate = service.generateUIDField.bind(service);
  service.generateUIDField = async (asked) => {
    const targetField = modelOf(strapi, asked.contentTypeUID)?.attributes[asked.field]?.targetField;
    return targetField && !asked.data[targetField] ? '' : generate(asked);
  };
}
