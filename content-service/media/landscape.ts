/** Landscapes: the same theme and seed always give the same picture. */
import { compositionOf, type Theme } from './composition';
import { print } from './press/print';
import { createSetting, height, width } from './setting/setting';

export async function drawLandscape(theme: Theme, seed: number): Promise<Buffer> {
  const { scene, light } = compositionOf(theme, seed);
  const setting = createSetting(`${theme}-${seed}`, light, scene.horizon);
  const drawing = scene.draw(setting);
  const turned = { transform: `translate(${width} 0) scale(-1 1)`, children: drawing };
  return await print(setting.random.chance(0.5) ? turned : drawing, setting.mood.inks, { width, height });
}
