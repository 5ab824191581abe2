/**
 * `npm run content validate [folder…] [--uploads]`: validates the data files and the files below `uploads`, those of
 * `CONTENT_DIRECTORY` if it is set. It prints the problems, those of these folders if there are any, and then the number
 * of entries of each collection, unless `--uploads` is given.
 */
import { type ContentData, ContentDataError, loadContent } from './load';
import { checkUploads } from './media/check-uploads';

const parameters = process.argv.slice(2);
const folders = parameters.filter((parameter) => !parameter.startsWith('--'));
const directory = process.env.CONTENT_DIRECTORY || 'content-service/data';
try {
  const data = loadContent(directory);
  report(await checkUploads(directory, data));
  if (!parameters.includes('--uploads')) printCounts(data);
} catch (error) {
  if (!(error instanceof ContentDataError)) throw error;
  report(error.problems);
}

function report(problems: string[]): void {
  const shown = problems.filter(
    (problem) => folders.length === 0 || folders.some((folder) => problem.startsWith(folder)),
  );
  if (shown.length === 0) return;
  console.error(shown.join('\n'));
  console.error(`${shown.length} problem(s)`);
  process.exitCode = 1;
}

function printCounts({ entries }: ContentData): void {
  for (const [name, list] of Object.entries(entries))
    console.log(`${String(list.length).padStart(4)} ${name}`);
}
