/** The W3C's checker (Nu HTML) finds no error on any template, for both classes of devices. */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import vnuJar from 'vnu-jar';
import { expect, test } from './fixtures';
import { allPages, type TemplatePage } from './templates';

interface CheckerMessage {
  type: 'error' | 'info' | 'non-document-error';
  message: string;
  url: string;
  extract?: string;
}

/** What optimises code that runs for hours takes longer than the seconds this runs. */
const shortLived = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const hasJava = spawnSync('java', ['-version']).status === 0;

test('every template is valid HTML', async ({ request }, info) => {
  test.skip(!hasJava, 'The Nu HTML checker needs Java: install a Java runtime to check the HTML.');
  const folder = info.outputPath('pages');
  await mkdir(folder, { recursive: true });
  const phone = { template: 'phone', edge: null, address: '/', status: 200 };
  for (const page of [...allPages, phone]) {
    const agent = page === phone ? 'Mozilla/5.0 (Linux; Android 14) Mobile' : 'Mozilla/5.0';
    const response = await request.get(page.address, { headers: { 'user-agent': agent } });
    expect(response.status(), page.address).toBe(page.status);
    await writeFile(path.join(folder, fileName(page)), await response.body());
  }
  expect(check(folder)).toEqual([]);
});

/** One Java process for all pages: starting it takes longer than checking. */
function check(folder: string): string[] {
  const checker = spawnSync(
    'java',
    [
      ...shortLived,
      '-Xss4m',
      '-jar',
      vnuJar,
      '--format',
      'json',
      '--exit-zero-always',
      '--errors-only',
      folder,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!checker.stderr.startsWith('{')) throw new Error(`The checker could not run: ${checker.stderr}`);
  const { messages } = JSON.parse(checker.stderr) as { messages: CheckerMessage[] };
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ message, url, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`);
}

const fileName = ({ template, edge }: TemplatePage) =>
  `${[template, edge].filter(Boolean).join(' ').replaceAll(/\W+/g, '-')}.html`;
