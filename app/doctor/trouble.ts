/** A finding of an examination of a content service. Pure. */
import type { Finding } from '../../content-model/rules/duties/finding';

export const troubleKinds = {
  right: 'Missing rights',
  query: 'Refused queries',
  absent: 'Fields that the content service does not have',
  answer: 'Answers that cannot be used',
  entry: 'Entries that are not shown',
  block: 'Blocks that are not shown',
  field: 'Fields that are not shown',
  picture: 'Pictures that cannot be shown',
  link: 'Links that lead nowhere',
} as const;
export type TroubleKind = keyof typeof troubleKinds;

export interface Trouble {
  kind: TroubleKind;
  /** Path of a call, of a page or of a picture. */
  place: string;
  problem: string;
  /** Addresses and templates of the affected pages, if known. */
  pages?: readonly string[];
}

export interface Examination {
  /** ISO moment. */
  examinedAt: string;
  questions: number;
  entries: number;
  pictures: number;
  links: number;
  troubles: readonly Trouble[];
  /** The site's own links that are hidden, because their page does not exist: not an error, but useful information. */
  hiddenLinks: readonly string[];
  /** What editors have published and visitors do not see, in the words of the panel: no error of the service. */
  losses: readonly Finding[];
}

/** Each trouble once, in the order of the kinds. */
export function inOrderOfKinds(troubles: readonly Trouble[]): Trouble[] {
  const unique = new Map(troubles.map((trouble) => [JSON.stringify(trouble), trouble]));
  return Object.keys(troubleKinds).flatMap((kind) => [...unique.values()].filter((one) => one.kind === kind));
}

/** How many troubles of one kind, and pages of one trouble, the report shows. */
const mostShown = 20;

/** A report in plain text. */
export function examinationText(examination: Examination): string {
  const { questions, entries, pictures, links, troubles, hiddenLinks, losses } = examination;
  const kinds = Object.entries(troubleKinds).flatMap(([kind, title]) => {
    const found = troubles.filter((trouble) => trouble.kind === kind);
    if (found.length === 0) return [];
    const lines = found.map(({ place, problem, pages }) => `${place}: ${problem}${pagesText(pages)}`);
    return [`${title} (${found.length})`, ...shorten(lines).map((line) => `  ${line}`), ''];
  });
  const hidden =
    hiddenLinks.length > 0 ? [`Not linked to, because not there: ${hiddenLinks.join(', ')}`, ''] : [];
  const lost = losses.map(({ subject, message }) => `${subject}: ${message}`);
  const forEditors =
    lost.length > 0 ? [`For editors (${lost.length})`, ...shorten(lost).map((line) => `  ${line}`), ''] : [];
  const asked = `${questions} questions, ${entries} entries, ${pictures} pictures, ${links} links of menus`;
  const verdict = troubles.length === 0 ? 'Nothing is wrong.' : `Wrong: ${troubles.length}.`;
  return [...kinds, ...forEditors, ...hidden, `${asked}. ${verdict}`].join('\n');
}

const pagesText = (pages: readonly string[] = []) =>
  pages.length > 0 ? `, missing on ${shorten(pages).join(', ')}` : '';

function shorten(lines: readonly string[]): string[] {
  const more = lines.length - mostShown;
  return more > 0 ? [...lines.slice(0, mostShown), `and ${more} more (--json has all)`] : [...lines];
}
