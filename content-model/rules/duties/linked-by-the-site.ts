/** Pages that the site leads to by itself, once an editor has written them. Pure. */
import { places } from '../../places';
import { regulatedPages } from './page-duties';

export const linkedByTheSite: ReadonlySet<string> = new Set([
  '/',
  '/en',
  ...regulatedPages.map(({ path }) => path),
  ...Object.values(places).flatMap((place) => ('below' in place ? [place.below] : [])),
  '/edito-reseau-competences-et-developpement',
  '/art-culture',
  '/formations-reseau',
  '/decouvrez-nos-podcasts',
  '/alumni',
  '/contact',
  '/reclamation',
  '/panorama',
  '/entreprise/deposer-une-offre',
  '/entreprise/recruter-un-alternant',
  '/alumni/alumni-et-ambassadeurs',
]);
