import { textPieces } from './text-links';

/**
 * A plain text whose e-mail addresses and telephone numbers are links. Never inside a link. Any other content of the
 * text is unchanged.
 */
export function LinkedText({ text }: { text: string }) {
  return textPieces(text).map(({ text: words, href }, position) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <a key={position} href={href} className="text-link">
        {words}
      </a>
    ) : (
      words
    ),
  );
}
