import type { Rhythm } from '../../../../content-model/enumerations';
import type { Duration } from '../levels';
import { durationWords, rhythmWords } from './facets';
import { finderHref, type PartialFinderState } from './finder-state';

/** Address of the programmes of a sector, level, rhythm, campus or duration, for links from other pages. */
export function programmesHref(choice: {
  sector?: string | undefined;
  level?: number | undefined;
  rhythm?: Rhythm | undefined;
  campus?: string | undefined;
  duration?: Duration['format'] | undefined;
}): string {
  const chosen: PartialFinderState['chosen'] = {
    ...(choice.sector ? { sector: [choice.sector] } : {}),
    ...(choice.level === undefined ? {} : { exit: [String(choice.level)] }),
    ...(choice.rhythm ? { rhythm: [rhythmWords[choice.rhythm]] } : {}),
    ...(choice.campus ? { campus: [choice.campus] } : {}),
    ...(choice.duration ? { duration: [durationWords[choice.duration]] } : {}),
  };
  return finderHref({ chosen });
}
