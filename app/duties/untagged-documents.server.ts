/** Finds linked PDFs that a screen reader cannot read in order. */
import { forEachConcurrently } from '~/base/for-each-concurrently';
import type { ContentClient } from '~/content/client.server';
import type { Finding } from '../../content-model/rules/duties/finding';
import { isTaggedPdf } from '../../content-service/embedded/media/tagged-pdf';
import { findingsOfContent } from './findings-of-content.server';
import { textReaders } from './missing-facts.server';

/** Sends a file of these origins; a path belongs to the first. */
export interface DocumentOrigins {
  origins: readonly string[];
  fetch: (request: Request) => Promise<Response>;
}

/** Files requested at a time. */
const concurrency = 4;
/** A larger file is not checked. */
const maxBytes = 40_000_000;
/** Milliseconds for each file. */
const timeout = 30_000;

const basis = 'RGAA 4.1.2, critère 13.3';

/** Files of other origins belong to others, such as a ministry. @throws {ContentError} */
export async function findUntaggedDocuments(
  content: ContentClient,
  { origins, fetch }: DocumentOrigins,
): Promise<Finding[]> {
  const documents = await findDocuments(content, origins);
  const findings: Finding[] = [];
  await forEachConcurrently(documents, concurrency, async ([address, subject]) => {
    const problem = await problemOf(address, fetch);
    if (!problem) return;
    const message = `${new URL(address).pathname} ${problem}`;
    findings.push({ subject, rule: 'document.untagged', severity: 'advice', message, basis });
  });
  return findings;
}

/** Everything that ends a word in the JSON of a text, and what follows the path of an address. */
const wordEnd = /["'\\\s<>?#]/;
const pdfLink = /^(?:https?:\/)?\/.*\.pdf$/i;

/** Addresses of the linked PDFs of these origins, each with the first entry or page that links to it. */
async function findDocuments(
  content: ContentClient,
  origins: readonly string[],
): Promise<Map<string, string>> {
  const subjects = new Map<string, string>();
  await findingsOfContent(content, textReaders, (subject, value) => {
    const links = JSON.stringify(value)
      .split(wordEnd)
      .filter((word) => pdfLink.test(word));
    for (const link of links) {
      const address = URL.canParse(link, origins[0]) ? new URL(link, origins[0]) : null;
      if (address && origins.includes(address.origin) && !subjects.has(address.href))
        subjects.set(address.href, subject);
    }
    return [];
  });
  return subjects;
}

/** The doctor finds missing files, with all broken links. */
async function problemOf(address: string, fetch: DocumentOrigins['fetch']): Promise<string | null> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(new Request(address, { signal })).catch(() => null);
  if (!response?.ok) return 'ne peut pas être lu pour vérifier ses balises.';
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    return 'est trop lourd pour être vérifié.';
  }
  return isTaggedPdf(Buffer.from(await response.arrayBuffer()))
    ? null
    : 'est un PDF sans balises, qu’un lecteur d’écran ne peut pas lire dans l’ordre\u00a0: exportez-le avec ses balises.';
}
