/** A picture that entries show is not deleted: the refusal says where it is. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { usesOfFile } from './find-uses';
import { refusalToDelete } from './refusal-to-delete';

interface File {
  name: string;
  url: string;
}

export function keepUsedFiles(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('upload') as { remove(file: File): Promise<unknown> };
  const remove = service.remove.bind(service);
  service.remove = async (file) => {
    const refusal = refusalToDelete(file.name, await usesOfFile(strapi, file));
    if (refusal) throw new errors.ApplicationError(refusal);
    return remove(file);
  };
}
