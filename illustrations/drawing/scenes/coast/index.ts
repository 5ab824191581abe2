/** Coast: chalk cliffs, a lighthouse in the swell, dunes with their fences. */
import type { Scene } from '../scene';
import { beacon } from './beacon';
import { cliffs } from './cliffs';
import { dunes } from './dunes';

export const coast: readonly [Scene, ...Scene[]] = [cliffs, beacon, dunes];
