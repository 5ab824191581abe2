/** What a theme is: a few compositions, each in the light that suits it. */
import type { Drawing } from '../press/drawing';
import type { MoodName } from '../setting/moods';
import type { Setting } from '../setting/setting';

export interface Scene {
  /** In French, as the alternative text of every picture of it says it. */
  shows: string;
  moods: readonly [MoodName, ...MoodName[]];
  /** Height of the horizon: the disc stands about there. */
  horizon: number;
  /** Middle of what must not be cut off, in fractions of the picture, where the light comes from the left; else its mirror image. */
  subject: { x: number; y: number };
  draw(setting: Setting): Drawing;
}
