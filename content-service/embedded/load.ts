/** Reads `data/` once, at the start of the service, into validated entries. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load as parseYaml } from 'js-yaml';
import type { z } from 'zod';
import type { actionNames } from '../../content-model/enumerations';
import type { CollectionName } from '../../content-model/places';
import { servedCollections, singles } from '../contract/collections';

export type ContentEntry = Record<string, unknown>;

/** The data did not validate; `problems` name file and field, one a line. */
export class ContentDataError extends Error {
  constructor(readonly problems: string[]) {
    super(`The content data has ${problems.length} problem(s):\n${problems.join('\n')}`);
    this.name = 'ContentDataError';
  }
}

export type Entries = Record<CollectionName, ContentEntry[]>;

export interface ContentData {
  /** The published entries. */
  entries: Entries;
  /** The drafts: new entries, and changes of published ones (`drafts.ts`). */
  drafts: Entries;
  settings: ContentEntry & { siteName: string };
  labels: z.output<typeof singles.labels.schema>;
  labelsInEnglish: z.output<typeof singles.labels.schema>;
  crm: {
    /** Null without a CRM. */
    linkBase: string | null;
    /** Slugs of programmes. */
    withoutAction: Record<(typeof actionNames)[number], string[]>;
    pairsWithoutLink: { programme: string; campus: string }[];
  };
}

/**
 * Loads and validates every entry below `directory`, and checks that every reference leads somewhere.
 *
 * @throws {ContentDataError} naming each file and field that does not hold.
 */
export function loadContent(directory: string): ContentData {
  const problems: string[] = [];
  const [entries, drafts] = [{} as Entries, {} as Entries];
  for (const name of Object.keys(servedCollections) as CollectionName[]) {
    const loaded = loadCollection(directory, name, problems);
    entries[name] = loaded.filter(({ draft }) => !draft).map(({ entry }) => entry);
    drafts[name] = loaded.filter(({ draft }) => draft).map(({ entry }) => entry);
  }
  checkReferences(entries, entries, problems);
  checkReferences(drafts, withAll(entries, drafts), problems);
  const settings = loadSingle(directory, 'settings', problems);
  const labels = loadSingle(directory, 'labels', problems);
  const labelsInEnglish = loadSingle(directory, 'labelsInEnglish', problems);
  const crm = loadSingle(directory, 'crm', problems);
  checkCrmPairs(entries.programmes, crm as ContentData['crm'] | undefined, problems);
  if (problems.length > 0 || !settings || !labels || !crm) throw new ContentDataError(problems);
  return { entries, drafts, settings, labels, labelsInEnglish, crm } as ContentData;
}

const withAll = (entries: Entries, drafts: Entries) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, list]) => [name, [...list, ...drafts[name as CollectionName]]]),
  ) as Entries;

interface LoadedEntry {
  entry: ContentEntry;
  draft: boolean;
}

function loadCollection(directory: string, name: CollectionName, problems: string[]): LoadedEntry[] {
  const { folder, schema } = servedCollections[name];
  const loadedKeys = new Set<string>();
  return filesBelow(path.join(directory, folder)).flatMap((file) => {
    const label = path.relative(directory, file);
    const value = readSource(file, label, problems);
    if (value === undefined) return [];
    const { draft = false, ...source } = value as { draft?: boolean };
    const result = schema.safeParse(source);
    if (!result.success) {
      problems.push(...describe(label, result.error));
      return [];
    }
    const entry = result.data as ContentEntry;
    const identity = identityOf(entry);
    const fileName = path.relative(path.join(directory, folder), file).replace(/(\.draft)?\.(json|md)$/, '');
    if (identity !== fileName) {
      problems.push(`${label}: the file should be named after its entry, ${identity}`);
    }
    const key = `${draft} ${identity}`;
    if (loadedKeys.has(key)) problems.push(`${label}: ${identity} stands twice`);
    loadedKeys.add(key);
    return [{ entry, draft }];
  });
}

/** The name of an entry's file, without its ending. */
export function identityOf(entry: ContentEntry): string {
  const folder = entry.locale === 'en' ? 'en/' : '';
  if (typeof entry.rubrique === 'string') return `${folder}${entry.rubrique}/${entry.slug ?? 'index'}`;
  // The file of a redirect is at its old address.
  if (typeof entry.from === 'string') return entry.from.slice(1);
  return `${folder}${entry.slug ?? entry.type}`;
}

/** Every data file below a folder, in alphabetical order; none without a folder. */
export function filesBelow(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return names
    .filter((name) => /\.(json|md)$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** A JSON file is the entry; a Markdown file is front matter plus the entry's `body`. */
export function readSource(file: string, label: string, problems: string[]): unknown {
  // Programs on Windows write a byte order mark, and two characters for a line break.
  const text = readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');
  try {
    if (file.endsWith('.json')) return JSON.parse(text);
    const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
    if (!match) throw new Error('front matter between two lines of --- is missing');
    const [, frontMatter = '', body = ''] = match;
    return { ...(parseYaml(frontMatter) as object), body };
  } catch (error) {
    problems.push(`${label}: ${(error as Error).message}`);
    return undefined;
  }
}

function loadSingle(directory: string, name: keyof typeof singles, problems: string[]): unknown {
  const { file, schema, ...options } = singles[name];
  if ('absent' in options && !existsSync(path.join(directory, file))) return options.absent;
  let source: unknown;
  try {
    source = readSource(path.join(directory, file), file, problems);
  } catch {
    problems.push(`${file}: missing`);
  }
  if (source === undefined) return undefined;
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  problems.push(...describe(file, result.error));
  return undefined;
}

function describe(label: string, error: z.ZodError): string[] {
  return error.issues.map((issue) => `${label}: ${issue.path.join('.') || '(entry)'}: ${explain(issue)}`);
}

/** A union's own message is 'invalid input'; the closest branch has more details. */
function explain(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue.message;
  const isOfAnotherKind = (branch: z.core.$ZodIssue[]) =>
    branch.some(({ path }) => path[0] === '__component');
  const branchesOfKind = issue.errors.filter((branch) => !isOfAnotherKind(branch));
  const branches = branchesOfKind.length > 0 ? branchesOfKind : issue.errors;
  const [closest = []] = branches.toSorted((a, b) => a.length - b.length);
  const details = closest.map((inner) => `${inner.path.join('.')} ${explain(inner)}`.trim());
  return details.join('; ') || issue.message;
}

function checkReferences(entries: Entries, all: Entries, problems: string[]): void {
  for (const [name, collection] of Object.entries(servedCollections)) {
    for (const relation of collection.relations.filter((candidate) => !candidate.inverseOf)) {
      const slugsOfTarget = new Set(all[relation.to].map((entry) => entry.slug));
      for (const entry of entries[name as CollectionName]) {
        const value = entry[relation.key];
        const slugs = relation.many ? (value as string[]) : value === null ? [] : [value];
        for (const slug of slugs) {
          if (!slugsOfTarget.has(slug)) {
            problems.push(
              `${collection.folder}/${entry.slug}: ${relation.key}: no ${relation.to} entry is called ${slug}`,
            );
          }
        }
      }
    }
  }
}

/** Only a programme that is taught at a campus can lack its link there. */
function checkCrmPairs(
  programmes: ContentEntry[],
  crm: ContentData['crm'] | undefined,
  problems: string[],
): void {
  for (const { programme, campus } of crm?.pairsWithoutLink ?? []) {
    const entry = programmes.find((candidate) => candidate.slug === programme);
    if (!(entry?.campuses as string[] | undefined)?.includes(campus)) {
      problems.push(`crm.json: pairsWithoutLink: ${programme} is not taught in ${campus}`);
    }
  }
}
