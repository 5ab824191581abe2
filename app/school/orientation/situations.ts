/** The situations of 'Je suis en…', and the matching programmes. Pure. */
import { entryOf } from '../programmes/levels';
import type { ProgrammeSummary } from '../programmes/programmes.server';

/** In the form of addresses, in the order of age. */
export const situations = [
  'troisieme',
  'premiere',
  'terminale',
  'bac-1',
  'bac-2',
  'bac-3',
  'en-poste',
  'parent',
  'entreprise',
] as const;
export type Situation = (typeof situations)[number];

type ProgrammeFacts = Pick<ProgrammeSummary, 'entryLevel' | 'exitLevel' | 'duration' | 'prices'>;

const isLong = ({ duration }: ProgrammeFacts) => duration?.format === 'long';
const afterBac = (programme: ProgrammeFacts) =>
  isLong(programme) && [0, 1].some((level) => entryOf(programme) === level);

/** Whether a visitor in that situation can begin a programme; a company cannot. */
const begins: Record<Situation, (programme: ProgrammeFacts) => boolean> = {
  troisieme: (programme) => isLong(programme) && entryOf(programme) === 'troisieme',
  premiere: afterBac,
  terminale: afterBac,
  'bac-1': afterBac,
  'bac-2': (programme) => isLong(programme) && programme.entryLevel === 2,
  'bac-3': (programme) => isLong(programme) && (programme.entryLevel ?? 0) >= 3,
  // People with a job are trained at the employer's expense or their own.
  'en-poste': ({ prices }) => prices.some(({ status }) => status === 'continuing'),
  // A parent whose child's class is not on the list.
  parent: isLong,
  entreprise: () => false,
};

/** The matching programmes, in their order; every long one without a situation. */
export function programmesFor<P extends ProgrammeFacts>(
  programmes: readonly P[],
  situation: Situation | null,
): P[] {
  return programmes.filter(situation === null ? isLong : begins[situation]);
}
