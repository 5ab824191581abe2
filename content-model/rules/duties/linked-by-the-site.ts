/** Pages that the site leads to by itself, once an editor has written them. Pure. */
import { places } from '../../places';
import { companyPages, peoplePage, sidePages } from '../linked-pages';
import { regulatedPages } from './regulated-pages';

export const linkedByTheSite: ReadonlySet<string> = new Set([
  '/',
  '/en',
  ...regulatedPages.filter(({ ofMenus }) => !ofMenus).map(({ path }) => path),
  ...Object.values(places).flatMap((place) => ('below' in place ? [place.below] : [])),
  ...Object.values(sidePages),
  ...Object.values(companyPages),
  peoplePage,
  '/reclamation',
  '/panorama',
]);
