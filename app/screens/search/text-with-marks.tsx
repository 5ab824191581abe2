import { Fragment } from 'react';
import type { MarkedText } from '~/search/marks';

/** A text with the words that answer the query marked. */
export function TextWithMarks({ text }: { text: MarkedText }) {
  return text.map((piece, position) => {
    const Piece = position % 2 === 1 ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    return <Piece key={position}>{piece}</Piece>;
  });
}
