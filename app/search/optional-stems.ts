/** Words a question can do without. Pure. */
import { stemsOf } from './words';

/** Optional words in most queries to a school of environment: they are searched for, but not required. */
const optional =
  'formation ecole environnement etude etudier cursus faire devenir diplome an annee premier deuxieme';

/** Stems of such words. @param school its name, which visitors type and which every page is about */
export const optionalStemsOf = (school = ''): ReadonlySet<string> =>
  new Set(stemsOf(`${optional} ${school}`));
