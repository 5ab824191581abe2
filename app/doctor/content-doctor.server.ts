/**
 * `npm run content doctor [-- --json]`: asks the content service (`CONTENT_API_URL`, or the embedded one) every
 * question of the site, and lists errors. Ends with 1 when something is.
 */
import { services } from '~/services/services.server';
import { pictureKind } from '../../content-model/rules/picture-limits';
import { examine } from './examine.server';
import { examinationText } from './trouble';

// Work ahead of visitors waits for a quiet moment, and its wait keeps no process alive.
setInterval(() => undefined, 1000);
const { content, clock, env, pauses, images, converter, demonstration } = services();
const examination = await examine({
  content,
  env,
  pauses,
  now: new Date(clock()),
  showPicture: demonstration ? null : showPicture,
});
converter.stop();

const json = process.argv.includes('--json');
const report = `${json ? JSON.stringify(examination, null, 2) : examinationText(examination)}\n`;
// Pending work, such as a picture's colours, is not awaited.
process.stdout.write(report, () => process.exit(examination.troubles.length > 0 ? 1 : 0));

/** @param path of its file, its version behind it */
function showPicture(path: string): Promise<unknown> {
  const [file = ''] = path.split('?');
  if (pictureKind(file) === 'svg') return images.drawing(path);
  return images.prepare({ path, width: 320, format: 'webp' });
}
