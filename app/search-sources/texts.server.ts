/** The texts of a document of the search, from the fields of an entry. */
import { plainText } from '~/search/plain-text';

/** The text of rich text, never HTML. */
export const plainTextOf = (html: string | null): string => (html ? plainText(html) : '');

/** Texts separated by ` · `, without empty parts. */
export function joinTexts(...parts: (string | null | undefined | readonly string[])[]): string {
  return parts
    .flat()
    .filter((part) => part)
    .join(' · ');
}

/** Titles of linked entries. */
export const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
