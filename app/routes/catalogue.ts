/** `/catalogue.json`: programmes, campuses and intakes as open data. */

import { fileLoader } from '~/file-loader.server';
import { composeCatalogue } from '~/screens/catalogue/catalogue.server';
import { openDataResponse } from '~/screens/catalogue/open-data.server';

export const loader = fileLoader(async (context) =>
  openDataResponse(await composeCatalogue(context), 'application/json'),
);
