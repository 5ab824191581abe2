/** What a theme and a seed make: which scene, in which light, and where in it the subject stands. */
import type { landscapeThemes } from './landscape-themes';
import { createRandom } from './press/random';
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
import { work } from './scenes/work/index';
import { createSetting, type Setting } from './setting/setting';

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
  work,
} satisfies Record<(typeof landscapeThemes)[number], readonly [Scene, ...Scene[]]>;

export type Theme = keyof typeof themes;

export const isTheme = (name: string): name is Theme => Object.hasOwn(themes, name);

export interface Composition {
  scene: Scene;
  setting: Setting;
  /** Drawn as its mirror image. */
  turned: boolean;
}

/** The same theme and seed always give the same composition. */
export function compose(theme: Theme, seed: number): Composition {
  // Neighbouring seeds differ in composition first, then in light.
  const scenes: readonly [Scene, ...Scene[]] = themes[theme];
  const scene = scenes[seed % scenes.length] ?? scenes[0];
  const mood = scene.moods[Math.floor(seed / scenes.length) % scene.moods.length] ?? scene.moods[0];
  return {
    scene,
    setting: createSetting(`${theme}-${seed}`, mood, scene.horizon),
    turned: createRandom(`${theme}-${seed}-turned`).chance(0.5),
  };
}

/** Where a crop of the picture should stay, in percent of its width and height; known without drawing it. */
export function focalPoint({ scene, setting, turned }: Composition): { x: number; y: number } {
  const mirrored = (setting.lit === 'right') !== turned;
  const { x, y } = scene.subject;
  return { x: Math.round(100 * (mirrored ? 1 - x : x)), y: Math.round(100 * y) };
}
