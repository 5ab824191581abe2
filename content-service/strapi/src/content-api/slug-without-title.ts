/** Strapi proposes the name of the model, `news-item-1`, as the address of an entry without a title: it proposes none. */
import type { Core } from '@strapi/strapi';

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
    const { attributes } = strapi.contentTypes[asked.contentTypeUID as never] as {
      attributes: Record<string, { targetField?: string }>;
    };
    const { targetField } = attributes[asked.field] ?? {};
    return targetField && !asked.data[targetField] ? '' : generate(asked);
  };
}
