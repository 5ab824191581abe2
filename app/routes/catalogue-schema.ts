/** `/catalogue.schema.json`: the catalogue's fields, as JSON Schema. */
import { catalogueJsonSchema } from '~/screens/catalogue/catalogue-schema.server';
import { openDataResponse } from '~/screens/catalogue/open-data.server';
import { fileLoader } from '~/screens/frame/file-loader.server';

export const loader = fileLoader(async ({ services }) =>
  openDataResponse(catalogueJsonSchema(services.env.publicOrigin), 'application/schema+json'),
);
