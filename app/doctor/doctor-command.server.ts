/**
 * `npm run content doctor [-- --json]`: reads every collection of the content service (`CONTENT_API_URL`, or the
 * embedded one) once, and lists missing rights, what is not shown, pictures and links of the CRM. Ends with 1 when
 * something is wrong.
 */
import type { Form } from '~/images/picture/form';
import { services } from '~/services/services.server';
import { pictureKind } from '../../content-model/rules/picture-limits';
import { examine } from './examine.server';
import { examinationText } from './trouble';

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
process.stdout.write(report, () => process.exit(examination.troubles.length > 0 ? 1 : 0));

/** @param path of its file, with its version */
function showPicture(path: string): Promise<unknown> {
  const [file = ''] = path.split('?');
  const form: Form =
    pictureKind(file) === 'svg' ? { kind: 'drawing' } : { kind: 'picture', width: 320, format: 'webp' };
  return images.get({ path, form });
}
