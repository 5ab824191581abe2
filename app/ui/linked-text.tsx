import { textPieces } from './text-links';

/**
 * A plain text in which one can press the e-mail addresses and telephone numbers. Never inside a link.
 * Whatever else the text holds stays text.
 */
export function LinkedText({ text }: { text: string }) {
  return textPieces(text).map(({ text: shown, href }, position) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <a key={position} href={href} className="text-link">
        {shown}
      </a>
    ) : (
      shown
    ),
  );
}
