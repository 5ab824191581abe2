/** Soil: a slice through the ground, a ploughed field, crops with their roots. */
import type { Scene } from '../scene';
import { ploughed } from './ploughed';
import { rooted } from './rooted';
import { slice } from './slice';

export const soil: readonly [Scene, ...Scene[]] = [slice, ploughed, rooted];
