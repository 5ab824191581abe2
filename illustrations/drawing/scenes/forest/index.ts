/** Forest: ridges of firs, the inside of a beech wood, a clearing. */
import type { Scene } from '../scene';
import { beechWood } from './beech-wood';
import { firRidges } from './fir-ridges';
import { slope } from './slope';

export const forest: readonly [Scene, ...Scene[]] = [firRidges, beechWood, slope];
