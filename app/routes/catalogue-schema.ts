/** `/catalogue.schema.json`: the catalogue's fields, as JSON Schema. */

import { fileLoader } from '~/file-loader.server';
import { catalogueJsonSchema } from '~/screens/catalogue/catalogue-schema.server';
import { openDataResponse } from '~/screens/catalogue/open-data.server';

export const loader = fileLoader(async ({ services }) =>
  openDataResponse(catalogueJsonSchema(services.env.publicOrigin), 'application/schema+json'),
);
