/** Compares the entries with the files below `data/uploads`, one line for each difference. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionName } from '../../../content-model/places';
import { maxPixels } from '../../../content-model/rules/picture-limits';
import { servedCollections } from '../../contract/collections';
import { type ContentData, type ContentEntry, identityOf } from '../load';
import { openPictures, type StoredPicture } from './stored-picture';
import { isTaggedPdf } from './tagged-pdf';
import { readUploadedFile } from './uploaded-file';

interface UsedPicture {
  /** The entry, as the other checks name it. */
  place: string;
  file: string;
  width: number;
  height: number;
}

/**
 * @returns entries whose picture is missing, damaged, too large, an animation, or of another size than they say; files
 * that entries link to and that are missing; PDFs without tags (RGAA 13.3); files that no entry uses
 */
export async function checkUploads(directory: string, data: ContentData): Promise<string[]> {
  const folder = path.join(directory, 'uploads');
  const documents = documentsOf(data);
  const usedPictures = documents.flatMap(([place, document]) => picturesIn(document, place));
  const linkedNames = linkedFilesIn(documents);
  const files = await filesOf(folder);
  const missing = missingFiles(linkedNames, files, usedPictures);
  const untagged = await untaggedFiles(folder, files);
  const unused = files.filter((file) => !linkedNames.has(file.normalize()));
  return [
    ...(await pictureProblems(folder, usedPictures)),
    ...missing.map((file) => `uploads/${file}: an entry links to it, and it is missing`),
    ...untagged.map(
      (file) => `uploads/${file}: a PDF without tags, which a screen reader cannot read in order`,
    ),
    ...unused.map((file) => `uploads/${file}: no entry uses it`),
  ];
}

/** Every entry, and the settings, with their names. */
function documentsOf({ entries, drafts, settings }: ContentData): [place: string, document: unknown][] {
  const collections = [entries, drafts].flatMap(
    (entriesByName) => Object.entries(entriesByName) as [CollectionName, ContentEntry[]][],
  );
  const documents = collections.flatMap(([name, list]) =>
    list.map((entry): [string, unknown] => [`${servedCollections[name].folder}/${identityOf(entry)}`, entry]),
  );
  return [...documents, ['settings.json', settings]];
}

/** Names of the files whose addresses are anywhere in the documents: pictures as well as links. */
function linkedFilesIn(documents: unknown): Set<string> {
  const addresses = JSON.stringify(documents).match(/\/uploads\/[^"\\\s<>?#]+/g) ?? [];
  return new Set(addresses.map(nameOf));
}

/** A missing picture is reported with its entry. */
function missingFiles(
  linkedNames: ReadonlySet<string>,
  files: readonly string[],
  usedPictures: readonly UsedPicture[],
): string[] {
  const storedNames = new Set(files.map((file) => file.normalize()));
  const pictureNames = new Set(usedPictures.map(({ file }) => file.normalize()));
  return [...linkedNames].filter((name) => !storedNames.has(name) && !pictureNames.has(name));
}

async function pictureProblems(folder: string, usedPictures: readonly UsedPicture[]): Promise<string[]> {
  const open = openPictures(folder);
  const problems = await Promise.all(
    usedPictures.map(async (picture) => problemOf(await open(picture.file), picture)),
  );
  return problems.filter((problem) => problem !== null);
}

function picturesIn(value: unknown, place: string): UsedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const { url, width, height, mime } = value as Record<string, unknown>;
  if (typeof url === 'string' && typeof mime === 'string' && url.startsWith('/uploads/')) {
    return [{ place, file: fileOf(url), width: Number(width), height: Number(height) }];
  }
  return Object.values(value).flatMap((inner) => picturesIn(inner, place));
}

async function untaggedFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const untagged: string[] = [];
  for (const file of files.filter((name) => /\.pdf$/i.test(name))) {
    const bytes = await readUploadedFile(folder, file);
    if (bytes && !isTaggedPdf(bytes)) untagged.push(file);
  }
  return untagged;
}

const nameOf = (url: string) => fileOf(url).normalize();

/** An address names its file encoded. */
function fileOf(url: string): string {
  const encoded = url.slice('/uploads/'.length);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

function problemOf(picture: StoredPicture, { place, file, ...declared }: UsedPicture): string | null {
  const subject = `${place}: uploads/${file}`;
  if (picture === 'missing') return `${place}: its picture uploads/${file} is missing`;
  if (picture === 'no picture') return `${subject} is no picture`;
  const { width, height, kind } = picture;
  if (width !== declared.width || height !== declared.height)
    return `${subject} is ${width} x ${height}, not ${declared.width} x ${declared.height}`;
  if (kind === null || kind === 'svg') return null;
  const limit = maxPixels[kind];
  if (width * height > limit)
    return `${subject} has ${millions(width * height)} million pixels: the site shows at most ${millions(limit)} million of ${kind.toUpperCase()}`;
  if (picture.isDamaged) return `${subject} is damaged: the site shows what can be decoded of it`;
  return picture.isAnimation ? `${subject} is an animation: the site shows its first picture` : null;
}

const millions = (pixels: number) => Math.round(pixels / 1e5) / 10;

/** Below the folder, with `/`; none without a folder. */
async function filesOf(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((file) => file.isFile())
      .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
