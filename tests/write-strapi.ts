/** Tests read the generated part of the Strapi project, which is not in git. */
import { spawnSync } from 'node:child_process';

export default function setup(): void {
  const { status } = spawnSync(process.execPath, ['tools/content.mjs', 'strapi'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('npm run content strapi failed');
}
