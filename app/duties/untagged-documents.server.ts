/** PDFs that texts and blocks link to and that a screen reader cannot read in order, as their host sends them. */
import type { ContentClient } from '~/content/client.server';
import type { Finding } from '../../content-model/rules/duties/finding';
import { isTaggedPdf } from '../../content-service/embedded/media/tagged-pdf';
import { textReaders } from './entry-facts.server';
import { findingsOfContent } from './findings-of-content.server';

/** Sends a file of these origins; a path belongs to the first. */
export interface DocumentOrigins {
  origins: readonly string[];
  fetch: (request: Request) => Promise<Response>;
}

/** Files requested at a time. */
const atATime = 4;
/** Bytes: a longer one is not looked at. */
const longest = 40_000_000;
/** Milliseconds for each. */
const patience = 30_000;

/** Files of other origins belong to others, such as a ministry. @throws {ContentError} */
export async function findUntaggedDocuments(
  content: ContentClient,
  { origins, fetch }: DocumentOrigins,
): Promise<Finding[]> {
  const subjects = new Map<string, string>();
  await findingsOfContent(content, textReaders, (subject, value) => {
    const words = JSON.stringify(value).split(/["'\\\s<>?#]/);
    for (const link of words.filter((word) => /^(?:https?:\/\/|\/)/i.test(word) && /\.pdf$/i.test(word))) {
      const address = URL.canParse(link, origins[0]) ? new URL(link, origins[0]) : null;
      if (address && origins.includes(address.origin) && !subjects.has(address.href))
        subjects.set(address.href, subject);
    }
    return [];
  });
  const findings: Finding[] = [];
  const waiting = [...subjects];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [address, subject] = next;
      const message = await problemOf(address, fetch);
      if (!message) continue;
      const said = `${new URL(address).pathname} ${message}`;
      findings.push({ subject, rule: 'document.untagged', severity: 'advice', message: said, basis });
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return findings;
}

const basis = 'RGAA 4.1.2, critère 13.3';

/** The doctor finds missing files, with all broken links. */
async function problemOf(address: string, fetch: DocumentOrigins['fetch']): Promise<string | null> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(new Request(address, { signal })).catch(() => null);
  if (!response?.ok) return 'ne peut pas être lu pour vérifier ses balises.';
  if (Number(response.headers.get('content-length')) > longest) {
    await response.body?.cancel();
    return 'est trop lourd pour être vérifié.';
  }
  return isTaggedPdf(Buffer.from(await response.arrayBuffer()))
    ? null
    : 'est un PDF sans balises, qu’un lecteur d’écran ne peut pas lire dans l’ordre\u00a0: exportez-le avec ses balises.';
}
