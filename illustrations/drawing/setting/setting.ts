/** Where and when a picture takes place; every element is drawn in a setting. */
import { type Colour, mix } from '../press/colour';
import { createRandom, type Random } from '../press/random';
import { type Mood, type MoodName, moodOf } from './moods';

export const width = 1920;
export const height = 1280;

export interface Setting {
  random: Random;
  mood: Mood;
  /** The sun or moon. */
  sun: { x: number; y: number; r: number };
  /** The side the light comes from. */
  lit: 'left' | 'right';
  /** A colour in this light, at a distance from 0 (at our feet) to 1 (lost in the haze). */
  tint(colour: Colour, distance?: number): Colour;
}

export function createSetting(seed: string, moodName: MoodName, horizon: number): Setting {
  const random = createRandom(seed);
  const mood = moodOf(moodName);
  const lit = random.chance(0.5) ? 'left' : 'right';
  const r = random.pick([84, 110, 140, 190]);
  const side = random.between(0.16, 0.4);
  return {
    random,
    mood,
    lit,
    sun: {
      x: width * (lit === 'left' ? side : 1 - side),
      y: Math.max(r + 90, horizon - random.between(-0.35, 2.1) * r - r * 0.4),
      r,
    },
    tint: (colour, distance = 0) =>
      mix(mix(colour, mood.ambient, mood.stain), mood.haze, distance ** 0.9 * 0.86),
  };
}
