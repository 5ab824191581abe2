/** Work: rooms and places where the trades are learnt, and what they are about. */
import type { Scene } from '../scene';
import { basins } from './basins';
import { bats } from './bats';
import { bicycleWorkshop } from './bicycle-workshop';
import { compost } from './compost';
import { houseSection } from './house-section';
import { laboratory } from './laboratory';
import { reef } from './reef';
import { sortingLine } from './sorting-line';
import { workTable } from './work-table';

export const work: readonly [Scene, ...Scene[]] = [
  sortingLine,
  laboratory,
  basins,
  workTable,
  houseSection,
  reef,
  bats,
  bicycleWorkshop,
  compost,
];
