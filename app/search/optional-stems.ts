/** Words that a query can do without: they are searched for, but not required. Pure. */
import { stemsOf } from './words';

/** Words of most queries to a school of environment. */
const optionalWords =
  'formation ecole environnement etude etudier cursus faire devenir diplome an annee premier deuxieme';

/** @param schoolName, which visitors type and which every page is about */
export const optionalStemsOf = (schoolName = ''): ReadonlySet<string> =>
  new Set(stemsOf(`${optionalWords} ${schoolName}`));
