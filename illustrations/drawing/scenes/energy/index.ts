/** Energy: wind on the hills, sun on fields and roofs, wind at sea. */
import type { Scene } from '../scene';
import { offshore } from './offshore';
import { solarMeadow } from './solar-meadow';
import { solarVillage } from './solar-village';
import { windyHills } from './windy-hills';

export const energy: readonly [Scene, ...Scene[]] = [windyHills, solarMeadow, solarVillage, offshore];
