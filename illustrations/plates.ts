/** The plates of the demonstration: one tool a programme, in the order of their numbers. */
import { batDetector } from './drawing/plates/objects/bat-detector';
import { binoculars } from './drawing/plates/objects/binoculars';
import { compass } from './drawing/plates/objects/compass';
import { currentMeter } from './drawing/plates/objects/current-meter';
import { drone } from './drawing/plates/objects/drone';
import { dumpyLevel } from './drawing/plates/objects/dumpy-level';
import { gnssPole } from './drawing/plates/objects/gnss-pole';
import { handLens } from './drawing/plates/objects/hand-lens';
import { harness } from './drawing/plates/objects/harness';
import { inspectionCamera } from './drawing/plates/objects/inspection-camera';
import { lightTrap } from './drawing/plates/objects/light-trap';
import { microscope } from './drawing/plates/objects/microscope';
import { plantPress } from './drawing/plates/objects/plant-press';
import { secchiDisc } from './drawing/plates/objects/secchi-disc';
import { soilAuger } from './drawing/plates/objects/soil-auger';
import { soundLevelMeter } from './drawing/plates/objects/sound-level-meter';
import { spade } from './drawing/plates/objects/spade';
import { stereoscope } from './drawing/plates/objects/stereoscope';
import { thermalCamera } from './drawing/plates/objects/thermal-camera';
import { treeCaliper } from './drawing/plates/objects/tree-caliper';
import { waders } from './drawing/plates/objects/waders';
import { waterLevelMeter } from './drawing/plates/objects/water-level-meter';
import type { Plate } from './drawing/plates/plate';

export const plates: readonly Plate[] = [
  currentMeter,
  treeCaliper,
  gnssPole,
  batDetector,
  binoculars,
  microscope,
  spade,
  thermalCamera,
  waders,
  handLens,
  harness,
  waterLevelMeter,
  secchiDisc,
  compass,
  lightTrap,
  inspectionCamera,
  soundLevelMeter,
  drone,
  stereoscope,
  dumpyLevel,
  soilAuger,
  plantPress,
];
