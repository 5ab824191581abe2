/**
 * `npm run content validate [folder…]`: validates the data files and the files below `uploads`, those of
 * `CONTENT_DIRECTORY` if it is set, and prints errors, one line each. `--uploads`: only of the latter.
 */
import { type ContentData, ContentDataError, loadContent } from './load';
import { checkUploads } from './media/check-uploads';

const parameters = process.argv.slice(2);
const only = parameters.filter((parameter) => !parameter.startsWith('--'));
const directory = process.env.CONTENT_DIRECTORY || 'content-service/data';
try {
  const data = loadContent(directory);
  report(await checkUploads(directory, data));
  if (!parameters.includes('--uploads')) count(data);
} catch (error) {
  if (!(error instanceof ContentDataError)) throw error;
  report(error.problems);
}

function report(problems: string[]): void {
  const shown = problems.filter(
    (problem) => only.length === 0 || only.some((folder) => problem.startsWith(folder)),
  );
  if (shown.length === 0) return;
  console.error(shown.join('\n'));
  console.error(`${shown.length} problem(s)`);
  process.exitCode = 1;
}

function count({ entries }: ContentData): void {
  for (const [name, list] of Object.entries(entries))
    console.log(`${String(list.length).padStart(4)} ${name}`);
}
