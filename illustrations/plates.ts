/** The plates of the demonstration: one tool a programme, in the order of their numbers. */
import { batDetector } from './drawing/plates/objects/bat-detector';
import { binoculars } from './drawing/plates/objects/binoculars';
import { currentMeter } from './drawing/plates/objects/current-meter';
import { gnssPole } from './drawing/plates/objects/gnss-pole';
import { handLens } from './drawing/plates/objects/hand-lens';
import { harness } from './drawing/plates/objects/harness';
import { microscope } from './drawing/plates/objects/microscope';
import { spade } from './drawing/plates/objects/spade';
import { thermalCamera } from './drawing/plates/objects/thermal-camera';
import { treeCaliper } from './drawing/plates/objects/tree-caliper';
import { waders } from './drawing/plates/objects/waders';
import { waterLevelMeter } from './drawing/plates/objects/water-level-meter';
import type { Plate } from './drawing/plates/plate';

export const plates: readonly Plate[] = [currentMeter, treeCaliper, gnssPole, batDetector, binoculars, microscope, spade, thermalCamera, waders, handLens, harness, waterLevelMeter];
