/** Landscapes: a theme says what, a seed says which; the same two always give the same picture. */
import { compose, type Theme } from './composition';
import { print } from './press/print';
import { height, width } from './setting/setting';

export async function drawLandscape(theme: Theme, seed: number): Promise<Buffer> {
  const { scene, setting, turned } = compose(theme, seed);
  const drawing = scene.draw(setting);
  const mirrored = { transform: `translate(${width} 0) scale(-1 1)`, children: drawing };
  return await print(turned ? mirrored : drawing, setting.mood.inks, { width, height });
}
