/** `/catalogue.schema.json`: what the catalogue holds, as JSON Schema. */
import { catalogueJsonSchema } from '~/catalogue/catalogue-schema';
import { openDataResponse } from '~/catalogue/open-data.server';
import { fileLoader } from '~/site/file-loader.server';

export const loader = fileLoader(async ({ services }) =>
  openDataResponse(catalogueJsonSchema(services.env.publicOrigin), 'application/schema+json'),
);
