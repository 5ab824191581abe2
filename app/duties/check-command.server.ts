/**
 * `npm run content check [-- --json]`: missing or outdated regulated content, of the embedded service or of
 * `CONTENT_API_URL`. Ends with 1 when a duty is broken or `--files-are-invalid` is given (`tools/content.mjs`), 2 when
 * the content cannot be loaded.
 */
import { ContentError } from '~/content/errors';
import { networkFetch } from '~/content/network-fetch.server';
import { services } from '~/services/services.server';
import { checkContent } from './check-content.server';
import { reportTable } from './report';

const json = process.argv.includes('--json');
const filesAreInvalid = process.argv.includes('--files-are-invalid');
try {
  const { content, clock, env, embedded } = services();
  // The validation of the embedded service's files has read the PDFs among them.
  const documents = embedded ? null : { origins: env.mediaOrigins, fetch: networkFetch(env.proxies) };
  const report = await checkContent(content, new Date(clock()), documents);
  const text = json ? JSON.stringify(report, null, 2) : reportTable(report);
  end(process.stdout, text, report.duties > 0 || filesAreInvalid ? 1 : 0);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  end(process.stderr, `Le service de contenu ne répond pas\u00a0: ${error.message}`, 2);
}

function end(output: NodeJS.WriteStream, text: string, exitCode: number): void {
  // Open connections would keep the process running.
  output.write(`${text}\n`, () => process.exit(exitCode));
}
