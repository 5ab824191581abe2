/** Air: currents and migrating birds, a weather chart in the sky, seeds and balloons on the wind. */
import type { Scene } from '../scene';
import { chart } from './chart';
import { currents } from './currents';
import { seeds } from './seeds';

export const air: readonly [Scene, ...Scene[]] = [currents, chart, seeds];
