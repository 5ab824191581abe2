/** Data: a map in layers of paper, measurements drawn as ranges of hills, sensors in the field. */
import type { Scene } from '../scene';
import { map } from './map';
import { ridgelines } from './ridgelines';
import { sensors } from './sensors';

export const data: readonly [Scene, ...Scene[]] = [map, ridgelines, sensors];
