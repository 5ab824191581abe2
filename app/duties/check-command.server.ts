/**
 * `npm run content check [-- --json]`: missing or outdated regulated content, of the embedded service or of
 * `CONTENT_API_URL`. Ends with 1 when a duty is broken (or, of the embedded service, a file of its uploads is missing
 * or used by no entry), 2 when the content cannot be loaded.
 */
import { ContentError } from '~/content/errors';
import { networkFetch } from '~/content/network-fetch.server';
import { services } from '~/services/services.server';
import { checkContent } from './check-content.server';
import { reportTable } from './report';

const json = process.argv.includes('--json');
try {
  const { content, clock, env, embedded } = services();
  // `content validate` checks the files of the embedded service.
  const documents = embedded ? null : { origins: env.mediaOrigins, fetch: networkFetch(env.proxies) };
  const report = await checkContent(content, new Date(clock()), documents);
  // Open connections would keep the process running.
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : reportTable(report)}\n`, () =>
    process.exit(report.duties > 0 ? 1 : process.exitCode),
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`Le service de contenu ne répond pas\u00a0: ${error.message}\n`);
  process.exitCode = 2;
}
