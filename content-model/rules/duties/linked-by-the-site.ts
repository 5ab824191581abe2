/** Pages that the site leads to by itself, once an editor has written them. Pure. */
import { places } from '../../places';
import { companyPages, peoplePage, sidePages } from '../linked-pages';
import { regulatedPages } from './page-duties';

/** The law asks for it, and no link of the site leads there: an editor chooses the menu. */
const certificationPage = '/ecole/certification-qualiopi';

export const linkedByTheSite: ReadonlySet<string> = new Set([
  '/',
  '/en',
  ...regulatedPages.map(({ path }) => path).filter((path) => path !== certificationPage),
  ...Object.values(places).flatMap((place) => ('below' in place ? [place.below] : [])),
  ...Object.values(sidePages),
  ...Object.values(companyPages),
  peoplePage,
  '/reclamation',
  '/panorama',
]);
