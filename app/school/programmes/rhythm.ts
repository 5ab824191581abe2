/** The displayed rhythm of a programme. Pure. */
import type { Rhythm } from '../../../content-model/enumerations';
import type { Duration } from './levels';

/** `sessions`: a few days of lessons at a time, beside one's work. */
export type DisplayRhythm = Rhythm | 'sessions';

/**
 * The rhythm a visitor may read.
 *
 * The content service calls everything `periodic` that is not full time (specification §3). For a long programme that
 * means work-study. A short course is not work-study: a contract of apprenticeship lasts six months at least (Code du
 * travail L6222-7-1), and promising one would mislead (Code de l'éducation L471-3). It is held in sessions.
 */
export function displayRhythm(rhythm: Rhythm, duration: Pick<Duration, 'format'> | null): DisplayRhythm {
  return rhythm === 'periodic' && duration?.format === 'short' ? 'sessions' : rhythm;
}
