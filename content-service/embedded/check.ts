/**
 * `npm run content:validate [folder…]`: validates the data files, those of `CONTENT_DIRECTORY` where it is set, and
 * says what is wrong, one line each.
 */
import { ContentDataError, loadContent } from './load';

const only = process.argv.slice(2);
try {
  const { entries } = loadContent(process.env.CONTENT_DIRECTORY || 'content-service/data');
  for (const [name, list] of Object.entries(entries))
    console.log(`${String(list.length).padStart(4)} ${name}`);
} catch (error) {
  if (!(error instanceof ContentDataError)) throw error;
  const shown = error.problems.filter(
    (p) => only.length === 0 || only.some((folder) => p.startsWith(folder)),
  );
  console.error(shown.join('\n'));
  console.error(`${shown.length} problem(s)`);
  process.exitCode = shown.length > 0 ? 1 : 0;
}
