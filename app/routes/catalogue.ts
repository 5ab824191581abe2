/** `/catalogue.json`: programmes, campuses and intakes as open data. */
import { composeCatalogue } from '~/catalogue/catalogue.server';
import { openDataResponse } from '~/catalogue/open-data.server';
import { fileLoader } from '~/site/file-loader.server';

export const loader = fileLoader(async (context) =>
  openDataResponse(await composeCatalogue(context), 'application/json'),
);
