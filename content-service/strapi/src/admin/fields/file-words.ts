/** A file of the media library, in the words of a list of downloads. Pure. */

export interface LibraryFile {
  url: string;
  name?: string;
  ext?: string;
  /** Kilobytes. */
  size?: number;
}

/** Its path where Strapi has the file itself, its whole address where the files are elsewhere. */
export const addressOfFile = ({ url }: LibraryFile, origin: string): string =>
  url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;

/** `PDF`, `DOCX`. */
export const formatOfFile = ({ ext, url }: LibraryFile): string =>
  (ext || (/\.\w+$/.exec(url)?.[0] ?? '')).replace('.', '').toUpperCase();

/** `340 ko`, `1,4 Mo`, on one line. */
export function weightOfFile({ size }: LibraryFile): string {
  if (!size) return '';
  if (size < 1000) return `${Math.max(1, Math.round(size))}\u00a0ko`;
  return `${new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }).format(size / 1000)}\u00a0Mo`;
}

/** `guide-handicap.pdf` is `Guide handicap`. */
export function titleOfFile({ name = '' }: LibraryFile): string {
  const words = name
    .replace(/\.\w{2,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
