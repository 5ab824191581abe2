/** Water: a river that winds through its plain, a marsh at its edge, a stream in its gorge. */
import type { Scene } from '../scene';
import { gorge } from './gorge';
import { marsh } from './marsh';
import { meander } from './meander';

export const water: readonly [Scene, ...Scene[]] = [meander, marsh, gorge];
