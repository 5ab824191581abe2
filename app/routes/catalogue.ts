/** `/catalogue.json`: programmes, campuses and intakes as open data. */
import { composeCatalogue } from '~/screens/catalogue/catalogue.server';
import { openDataResponse } from '~/screens/catalogue/open-data.server';
import { fileLoader } from '~/screens/frame/file-loader.server';

export const loader = fileLoader(async (context) =>
  openDataResponse(await composeCatalogue(context), 'application/json'),
);
