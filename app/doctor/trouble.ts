/** The troubles that an examination of a content service finds, and its report. Pure. */
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
  link: 'Links of the CRM that the site refuses',
} as const;
export type TroubleKind = keyof typeof troubleKinds;

export interface Trouble {
  kind: TroubleKind;
  /** Path of a call, of a page or of a picture. */
  place: string;
  problem: string;
}

export interface Examination {
  /** ISO moment. */
  examinedAt: string;
  entries: number;
  pictures: number;
  troubles: readonly Trouble[];
  /** What editors have published and visitors do not see, in the words of the panel: no error of the service. */
  losses: readonly Finding[];
}

/** Each trouble once, in the order of the kinds. */
export function inOrderOfKinds(troubles: readonly Trouble[]): Trouble[] {
  const unique = new Map(troubles.map((trouble) => [JSON.stringify(trouble), trouble]));
  return Object.keys(troubleKinds).flatMap((kind) =>
    [...unique.values()].filter((trouble) => trouble.kind === kind),
  );
}

/** Troubles of one kind that the report shows at most. */
const maxShown = 20;

/** A report in plain text. */
export function examinationText({ entries, pictures, troubles, losses }: Examination): string {
  const sections: [title: string, lines: string[]][] = Object.entries(troubleKinds).map(([kind, title]) => [
    title,
    troubles.filter((trouble) => trouble.kind === kind).map(({ place, problem }) => `${place}: ${problem}`),
  ]);
  sections.push(['For editors', losses.map(({ subject, message }) => `${subject}: ${message}`)]);
  const lines = sections
    .filter(([, found]) => found.length > 0)
    .flatMap(([title, found]) => [
      `${title} (${found.length})`,
      ...shorten(found).map((line) => `  ${line}`),
      '',
    ]);
  const verdict = troubles.length === 0 ? 'Nothing is wrong.' : `Wrong: ${troubles.length}.`;
  return [...lines, `${entries} entries, ${pictures} pictures. ${verdict}`].join('\n');
}

function shorten(lines: readonly string[]): string[] {
  const hidden = lines.length - maxShown;
  return hidden > 0 ? [...lines.slice(0, maxShown), `and ${hidden} more (--json has all)`] : [...lines];
}
