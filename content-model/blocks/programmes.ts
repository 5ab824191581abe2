/** Programmes, chosen or filtered. */
import { rhythms } from '../enumerations';
import { level, list, oneOf, slug, withDefault } from '../kinds';
import { heading, limit, optionalCriterion, sector } from './block-fields';
import { defineResolvedBlock } from './define-block';

export const programmesBlock = defineResolvedBlock(
  'programmes',
  ['Formations', 'book', 'Des formations, choisies ou filtrées.'],
  {
    ...heading,
    slugs: withDefault(
      list(slug(), { max: 24 }, [
        'Formations',
        'Une par ligne : la fin de l’adresse, comme sur la fiche ; vide : selon les critères.',
      ]),
      [],
    ),
    sector,
    /** After the programme. */
    level: optionalCriterion(level()),
    rhythm: optionalCriterion(oneOf(rhythms, ['Rythme', 'Vide : les deux.'])),
    limit: limit(6, 40),
  },
);
