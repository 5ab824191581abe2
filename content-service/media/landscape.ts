/** Landscapes: a theme says what, a seed says which; the same two always give the same picture. */
import type { landscapeThemes } from '../schemas/fields';
import { print } from './press/print';
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
import { createSetting, height, width } from './setting/setting';

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

export async function drawLandscape(theme: Theme, seed: number): Promise<Buffer> {
  // Neighbouring seeds differ in composition first, then in light.
  const scenes: readonly [Scene, ...Scene[]] = themes[theme];
  const scene = scenes[seed % scenes.length] ?? scenes[0];
  const mood = scene.moods[Math.floor(seed / scenes.length) % scene.moods.length] ?? scene.moods[0];
  const setting = createSetting(`${theme}-${seed}`, mood, scene.horizon);
  const drawing = scene.draw(setting);
  const turned = { transform: `translate(${width} 0) scale(-1 1)`, children: drawing };
  return await print(setting.random.chance(0.5) ? turned : drawing, setting.mood.inks, { width, height });
}
