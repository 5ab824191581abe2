/**
 * Pictures of an entry that say nothing to who does not see them. Reads the content service's own form, of an answer or
 * of its panel. Pure.
 */
import type { FieldFinding } from './finding';

/** A picture without alternative text, and its place. */
interface PictureFinding extends FieldFinding {
  /** What the media library finds it by. */
  picture: string;
}

interface Picture {
  url: string;
  /** Name of the file, where the content service keeps one. */
  name?: unknown;
  hash?: unknown;
  alternativeText?: unknown;
}

/** Pictures of links that other sites show, which no page shows, and those of the school's look, which say nothing. */
const exempt = new Set(['shareImage', 'look']);

const basis = 'Loi 2005-102, art. 47 ; RGAA, critère 1.1';

export function pictureDuties(subject: string, entry: object): PictureFinding[] {
  const reportedPictures = new Set<string>();
  return picturesIn(entry, []).flatMap(([path, picture]): PictureFinding[] => {
    const problem = problemOf(picture);
    if (problem === null || reportedPictures.has(picture.url)) return [];
    reportedPictures.add(picture.url);
    return [
      {
        subject,
        rule: 'picture.alternative',
        severity: severityAt(path),
        message: problem,
        basis,
        field: path.join('.'),
        picture: textOr(picture.hash, nameOf(picture)),
      },
    ];
  });
}

/**
 * The pictures of a gallery are its content. Any other picture is beside words, and may be decoration: then its
 * text is empty by right, which nobody but the editor can tell.
 */
const severityAt = (path: readonly string[]) => (/^\d+$/.test(path.at(-1) ?? '') ? 'duty' : 'advice');

function problemOf(picture: Picture): string | null {
  const alternative = textOr(picture.alternativeText, '');
  const name = nameOf(picture);
  if (alternative === '')
    return `L’image «\u00a0${name}\u00a0» n’a pas de texte alternatif\u00a0: dites ce qu’elle montre.`;
  if (alternative === name || /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(alternative))
    return `Le texte alternatif de l’image «\u00a0${name}\u00a0» est un nom de fichier\u00a0: dites ce qu’elle montre.`;
  return null;
}

const textOr = (value: unknown, otherwise: string): string =>
  (typeof value === 'string' && value.trim()) || otherwise;

const nameOf = ({ name, url }: Picture): string => textOr(name, decode(url.replace(/^.*\//, '')));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function picturesIn(value: unknown, path: string[]): [path: string[], picture: Picture][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPicture(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    exempt.has(key) ? [] : picturesIn(inner, [...path, key]),
  );
}

function isPicture(value: object): value is Picture {
  const { url, mime } = value as { url?: unknown; mime?: unknown };
  return typeof url === 'string' && typeof mime === 'string' && mime.startsWith('image/');
}
