/** Which scene in which light a landscape is: a theme says what, a seed says which. */
import type { landscapeThemes } from '../schemas/fields';
import { air } from './scenes/air/index';
import { campus } from './scenes/campus/index';
import { city } from './scenes/city/index';
import { coast } from './scenes/coast/index';
import { data } from './scenes/data/index';
import { energy } from './scenes/energy/index';
import { forest } from './scenes/forest/index';
import { mountain } from './scenes/mountain/index';
import type { Scene } from './scenes/scene';
import { soil } from './scenes/soil/index';
import { water } from './scenes/water/index';
import type { MoodName } from './setting/moods';

const themes = {
  air,
  campus,
  city,
  coast,
  data,
  energy,
  forest,
  mountain,
  soil,
  water,
} satisfies Record<(typeof landscapeThemes)[number], readonly [Scene, ...Scene[]]>;

export type Theme = keyof typeof themes;

export const isTheme = (name: string): name is Theme => Object.hasOwn(themes, name);

/** Neighbouring seeds differ in composition first, then in light. */
export function compositionOf(theme: Theme, seed: number): { scene: Scene; light: MoodName } {
  const scenes: readonly [Scene, ...Scene[]] = themes[theme];
  const scene = scenes[seed % scenes.length] ?? scenes[0];
  const light = scene.moods[Math.floor(seed / scenes.length) % scene.moods.length] ?? scene.moods[0];
  return { scene, light };
}
