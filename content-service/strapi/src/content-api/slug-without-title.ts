/** Keeps Strapi from proposing the name of the model, `news-item-1`, as the slug of an entry without a title. */
import type { Core } from '@strapi/strapi';
import { modelOf } from '../untyped-strapi';

interface SlugRequest {
  contentTypeUID: string;
  field: string;
  data: Record<string, unknown>;
}

export function proposeNoSlugWithoutTitle(strapi: Core.Strapi): void {
  const service = strapi.plugin('content-manager').service('uid') as {
    generateUIDField(request: SlugRequest): Promise<string>;
  };
  const generate = service.generateUIDField.bind(service);
  service.generateUIDField = async (request) => {
    const { contentTypeUID, field, data } = request;
    const titleField = modelOf(strapi, contentTypeUID)?.attributes[field]?.targetField;
    return titleField && !data[titleField] ? '' : generate(request);
  };
}
