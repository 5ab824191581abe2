/** Words a question can do without. Pure. */
import { wordsOf } from './words';

/** Optional words in most queries to a school of environment: they are searched for, but not required. */
const faint = new Set(
  'iet formation ecole environnement etude etudier cursus faire devenir diplome an annee premier deuxieme'
    .split(' ')
    .map((word) => wordsOf(word)[0]?.stem),
);

export const isFaint = (stem: string): boolean => faint.has(stem);
